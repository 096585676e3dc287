import {
  type ComponentProps,
  createContext,
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
import { Alert } from "./alert";
import { Field, type FieldProps, TextInput } from "./field";
import { useKeptText } from "./kept-text";

type Check = (fields: FormData) => FieldErrors | Promise<FieldErrors>;

type FormOptions = {
  /** Its button was pressed: how the last sending ended is no longer true. */
  start?: () => void;
  /** What the browser can tell by itself; nothing is sent while it finds something. */
  check: Check;
  /** Sends what was typed; what it gives is wrong with it. */
  send: (fields: FormData, form: HTMLFormElement) => Promise<FieldErrors>;
};

export type FormState = {
  form: RefObject<HTMLFormElement | null>;
  errors: FieldErrors;
  isBusy: boolean;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Checks anew a field that was wrong and is another one now; what was said of the whole form is over. */
  recheck: (name: string) => Promise<void>;
};

/**
 * A form that is sent without leaving the page: one sending at a time, what is wrong stands at the
 * fields, and what was typed stays.
 */
export function useForm({ start, check, send }: FormOptions) {
  const { refuse, ...checked } = useFieldErrors(check);
  const [isBusy, setBusy] = useState(false);
  const deliver = async () => {
    const form = checked.form.current;
    if (isBusy || !form) return;
    start?.();
    const fields = new FormData(form);
    const found = check(fields);
    if (!(found instanceof Promise) && refuse(found)) return;
    setBusy(true);
    try {
      if (!refuse(await found)) refuse(await send(fields, form));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void deliver();
  };
  const state: FormState = { ...checked, isBusy, submit };
  return { ...state, deliver };
}

/** What is wrong with a form, and the field in focus for it; `refuse` tells whether anything is. */
function useFieldErrors(check: Check, firstErrors: FieldErrors = {}) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(firstErrors);
  const [refusals, setRefusals] = useState(0);
  useFirstError(form, errors, refusals);
  const refuse = (found: FieldErrors): boolean => {
    const isWrong = Object.keys(found).length > 0;
    setErrors(found);
    if (isWrong) setRefusals((count) => count + 1);
    return isWrong;
  };
  const recheck = async (name: string) => {
    if (!form.current || !(errors[name] || errors[""])) return;
    const { [name]: found } = await check(new FormData(form.current));
    setErrors(({ [name]: _field, "": _whole, ...others }) => ({
      ...others,
      ...(found && { [name]: found }),
    }));
  };
  return { form, errors, refuse, recheck };
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
  /** Where what is typed is kept until it is sent (`useKeptText`). */
  keptAs?: string | undefined;
  draft?: object | null;
  /** Something was typed. */
  onInput?: () => void;
};

/** The form of `useForm`: above its fields, what is wrong with it as a whole. */
export function PostForm({ state, keptAs, draft, onInput, children, ...rest }: PostFormProps) {
  const { form, submit, errors, recheck } = state;
  const keepText = useKeptText(form, keptAs, draft);
  return (
    <form
      {...rest}
      method="post"
      ref={form}
      onSubmit={submit}
      onInput={(event) => {
        void recheck(fieldNameOf(event.target));
        if (keepText()) onInput?.();
      }}
    >
      <Answered errors={errors} values={NOTHING_TYPED}>
        {children}
      </Answered>
    </form>
  );
}

const NOTHING_TYPED = {};

type PageFormProps = NativeProps & {
  /** The answer of the page's action. */
  reply: FormReply | undefined;
  check: Check;
  /** The answer is another document, not the same page drawn anew. */
  reloadDocument?: boolean;
  /** Where what is typed is kept (`useKeptText`). */
  keptAs?: string;
  /** Something was typed. */
  onInput?: () => void;
};

/** A form that its page answers, without scripts too; with them, what is wrong is said before it is sent. */
export function PageForm({ reply, check, keptAs, onInput, children, ...rest }: PageFormProps) {
  const { form, errors, refuse, recheck } = useFieldErrors(check, reply?.errors);
  const keepText = useKeptText(form, keptAs);
  const [answered, setAnswered] = useState(reply);
  const isUnderWay = useNavigation().state !== "idle";
  const isChecking = useRef(false);
  if (reply !== answered) {
    setAnswered(reply);
    refuse(reply?.errors ?? {});
  }
  const sendOnce = async (checking: Promise<FieldErrors>) => {
    isChecking.current = true;
    const isRefused = refuse(await checking);
    isChecking.current = false;
    // The browser goes to the page that answers, without asking again.
    if (!isRefused) form.current?.submit();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isUnderWay || isChecking.current) {
      event.preventDefault();
      return;
    }
    const found = check(new FormData(event.currentTarget));
    if (found instanceof Promise) void sendOnce(found);
    if (found instanceof Promise || refuse(found)) event.preventDefault();
  };
  return (
    <Form
      {...rest}
      method="post"
      ref={form}
      onSubmit={submit}
      onInput={(event) => {
        if (keepText()) onInput?.();
        void recheck(fieldNameOf(event.target));
      }}
    >
      <Answered errors={errors} values={reply?.values ?? NOTHING_TYPED}>
        {children}
      </Answered>
    </Form>
  );
}

/** The fields of a form, with what was typed and what is wrong; above them, what is wrong with it as a whole. */
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
    /** Must be filled in, which an asterisk shows. */
    marked?: boolean;
    inputClassName?: string;
    /** Stands in the line of the control. */
    beside?: ReactNode;
  };

/** A line of one of these forms, with what is wrong with it. */
export function FormField(props: FormFieldProps) {
  const { label, hint, marked = false, className, inputClassName, beside, name, ...input } = props;
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
      {beside}
    </Field>
  );
}

const FOCUSABLE = "input, textarea, select, button, [tabindex]:not([tabindex='-1'])";

/**
 * After a refusal the first field that is wrong, in the order of the page, takes the focus: the
 * control of that name, or the first one inside what carries `data-field="name"`. Two versions to
 * choose from go first.
 */
export function useFirstError(
  container: RefObject<HTMLElement | null>,
  errors: FieldErrors,
  refusals: number,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: mending a field must not move the focus, a refusal must
  useEffect(() => {
    if (refusals === 0) return;
    const conflict = container.current?.querySelector<HTMLElement>("[data-conflict]");
    const fields =
      container.current?.querySelectorAll<HTMLElement>("[data-field], [name]:not([type=hidden])") ??
      [];
    const first = [...fields].find((field) => fieldNameOf(field) in errors);
    const control = first?.matches(FOCUSABLE)
      ? first
      : first?.querySelector<HTMLElement>(FOCUSABLE);
    (conflict ?? control ?? first)?.focus();
  }, [refusals]);
}

/** What errors call a field; empty for what is none. */
export function fieldNameOf(field: EventTarget): string {
  if (!(field instanceof HTMLElement)) return "";
  return field.dataset.field ?? field.getAttribute("name") ?? "";
}
