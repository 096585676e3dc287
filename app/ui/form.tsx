import {
  type ComponentProps,
  createContext,
  type InputEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { Form, useNavigation } from "react-router";
import type { FieldErrors, FormReply } from "~/lib/field-errors";
import type { RequestFailure } from "~/lib/request-failure";
import { Alert } from "./alert";
import { Field, type FieldProps, TextInput } from "./field";
import { useFirstError } from "./use-first-error";

type FormOptions = {
  /** What the browser can tell by itself; nothing is sent while it finds something. */
  check?: (fields: FormData) => FieldErrors;
  /** Sends what was typed; what it gives is wrong with it. */
  send: (fields: FormData, form: HTMLFormElement) => Promise<FieldErrors>;
};

export type FormState = {
  form: RefObject<HTMLFormElement | null>;
  errors: FieldErrors;
  /** What was typed, in a page that answers a form sent without scripts. */
  values: Record<string, string>;
  isBusy: boolean;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Checks anew a field that was wrong and is another one now. */
  recheck: (name: string) => void;
  /** A form of the page itself: the browser takes it to the page's action. */
  page: { isHydrated: boolean } | null;
};

/**
 * A form that is sent without leaving the page: one sending at a time, what is wrong stands at the
 * fields, and what was typed stays.
 */
export function useForm({ check, send }: FormOptions) {
  const { refuse, ...checked } = useCheckedForm(check);
  const [isBusy, setBusy] = useState(false);
  const deliver = async () => {
    const form = checked.form.current;
    if (isBusy || !form) return;
    const fields = new FormData(form);
    if (!checked.passes(fields)) return;
    setBusy(true);
    try {
      refuse(await send(fields, form));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void deliver();
  };
  const state: FormState = { ...checked, values: {}, isBusy, submit, page: null };
  return { ...state, deliver };
}

type PageFormOptions = {
  check: (fields: FormData) => FieldErrors;
  reply: FormReply | undefined;
};

/** A form that the page's action answers: it works before and without scripts. */
export function usePageForm({ check, reply }: PageFormOptions): FormState {
  const { refuse, ...checked } = useCheckedForm(check, reply?.errors);
  const [answered, setAnswered] = useState(reply);
  const [isHydrated, setHydrated] = useState(false);
  const isBusy = useNavigation().state !== "idle";
  useEffect(() => setHydrated(true), []);
  if (reply !== answered) {
    setAnswered(reply);
    refuse(reply?.errors ?? {});
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isBusy || !checked.passes(new FormData(event.currentTarget))) event.preventDefault();
  };
  return { ...checked, values: reply?.values ?? {}, isBusy, submit, page: { isHydrated } };
}

function useCheckedForm(check: FormOptions["check"], firstErrors: FieldErrors = {}) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(firstErrors);
  const [refusals, setRefusals] = useState(0);
  useFirstError(form, errors, refusals);
  const refuse = (found: FieldErrors) => {
    setErrors(found);
    if (Object.keys(found).length > 0) setRefusals((count) => count + 1);
  };
  const passes = (fields: FormData): boolean => {
    const found = check?.(fields) ?? {};
    refuse(found);
    return Object.keys(found).length === 0;
  };
  const recheck = (name: string) => {
    if (!errors[name] || !form.current) return;
    const { [name]: _, ...others } = errors;
    const found = check?.(new FormData(form.current))[name];
    setErrors({ ...others, ...(found && { [name]: found }) });
  };
  return { form, errors, refuse, passes, recheck };
}

const Current = createContext<FormReply>({ errors: {}, values: {} });

type NativeProps = {
  className?: string;
  action?: string;
  noValidate?: boolean;
  children: ReactNode;
};

type PostFormProps = NativeProps & {
  state: FormState;
  /** Something was typed. */
  onInput?: () => void;
};

/** The form of `useForm` or `usePageForm`: above its fields, what is wrong with it as a whole. */
export function PostForm({ state, onInput, children, ...rest }: PostFormProps) {
  const { form, page, submit: onSubmit } = state;
  const props = {
    ...rest,
    ...{ method: "post" as const, ref: form, onSubmit },
    onInput: ({ target }: InputEvent<HTMLFormElement>) => {
      if (target instanceof Element) state.recheck(target.getAttribute("name") ?? "");
      onInput?.();
    },
  };
  const content = <Answered {...state}>{children}</Answered>;
  if (!page) return <form {...props}>{content}</form>;
  // Once scripts run, they say in French, at the field, what the browser would say in its own words.
  return (
    <Form {...props} noValidate={page.isHydrated}>
      {content}
    </Form>
  );
}

/** A form that scripts have no part in: the browser takes it to its page, which says what is wrong. */
export function PlainForm({ errors, values, children, ...rest }: NativeProps & FormReply) {
  return (
    <form {...rest} method="post">
      <Answered errors={errors} values={values}>
        {children}
      </Answered>
    </form>
  );
}

function Answered({ errors, values, children }: FormReply & { children: ReactNode }) {
  return (
    <Current value={{ errors, values }}>
      {errors[""]?.map((message) => (
        <Alert tone="error" key={message}>
          {message}
        </Alert>
      ))}
      {children}
    </Current>
  );
}

type FormFieldProps = Omit<ComponentProps<typeof TextInput>, "className" | "name"> &
  Pick<FieldProps, "label" | "hint" | "className"> & {
    name: string;
    /** Shows the asterisk of what must be filled in. */
    marked?: boolean;
    inputClassName?: string;
  };

/** A line of a `PostForm`, with what is wrong with it. */
export function FormField(props: FormFieldProps) {
  const { label, hint, marked = false, className, inputClassName, name, ...input } = props;
  const { errors, values } = useContext(Current);
  return (
    <Field
      label={label}
      hint={hint}
      required={marked}
      error={errors[name]}
      {...(className && { className })}
    >
      <TextInput defaultValue={values[name]} {...input} name={name} className={inputClassName} />
    </Field>
  );
}

/** A form that came to nothing, and the way to sign in again without leaving what was typed. */
export function FailureAlert({
  failure,
}: {
  failure: Pick<RequestFailure, "message" | "needsLogin">;
}) {
  return (
    <Alert tone="error">
      {failure.message}
      {failure.needsLogin && (
        <>
          {" "}
          <a href="/admin" target="_blank" rel="noreferrer">
            Se connecter
            <span className="sr-only"> (nouvel onglet)</span>
          </a>
        </>
      )}
    </Alert>
  );
}
