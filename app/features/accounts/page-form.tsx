import { type ReactNode, useEffect, useState } from "react";
import { Form, useNavigation } from "react-router";
import { checkedBy, type FormReply } from "~/lib/field-errors";
import { Button } from "~/ui/button";
import { Answered, fieldNameOf, useFieldErrors } from "~/ui/form";

type PageFormProps = {
  schema: Parameters<typeof checkedBy>[0];
  /** What the page's action answered. */
  reply: FormReply | undefined;
  action?: string;
  submitLabel: string;
  busyLabel: string;
  /** Below the button. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A form of the login and its like, which the page's action answers: it works before and without scripts. */
export function PageForm({ schema, reply, action, ...shown }: PageFormProps) {
  const { submitLabel, busyLabel, foot, children } = shown;
  const check = checkedBy(schema);
  const { form, errors, refuse, recheck } = useFieldErrors(check, reply?.errors);
  const [answered, setAnswered] = useState(reply);
  const [isHydrated, setHydrated] = useState(false);
  const isBusy = useNavigation().state !== "idle";
  useEffect(() => setHydrated(true), []);
  if (reply !== answered) {
    setAnswered(reply);
    refuse(reply?.errors ?? {});
  }
  return (
    <Form
      method="post"
      action={action}
      className="login-form"
      ref={form}
      // Once scripts run, they say in French, at the field, what the browser would say in its own words.
      noValidate={isHydrated}
      onInput={(event) => void recheck(fieldNameOf(event.target))}
      onSubmit={(event) => {
        const isRefused = !isBusy && refuse(check(new FormData(event.currentTarget)));
        if (isBusy || isRefused) event.preventDefault();
      }}
    >
      <Answered errors={errors} values={reply?.values ?? {}}>
        {children}
        <Button type="submit" block busy={isBusy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
        {foot}
      </Answered>
    </Form>
  );
}
