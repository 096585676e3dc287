import { type ReactNode, useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { checkedBy, type FormReply } from "~/lib/field-errors";
import { Button } from "~/ui/button";
import { PageForm } from "~/ui/form";

type EntranceFormProps = {
  schema: Parameters<typeof checkedBy>[0];
  /** The answer of the page's action. */
  reply: FormReply | undefined;
  action?: string;
  submitLabel: string;
  busyLabel: string;
  /** Below the button. */
  foot?: ReactNode;
  children: ReactNode;
};

/** The form of the login and its like, with its button. */
export function EntranceForm({ schema, submitLabel, busyLabel, foot, ...form }: EntranceFormProps) {
  const { children, ...rest } = form;
  const [isHydrated, setHydrated] = useState(false);
  const isBusy = useNavigation().state !== "idle";
  useEffect(() => setHydrated(true), []);
  return (
    <PageForm
      {...rest}
      className="login-form"
      check={checkedBy(schema)}
      // Once scripts run, they say in French, at the field, what the browser would say in its own words.
      noValidate={isHydrated}
    >
      {children}
      <Button type="submit" block busy={isBusy} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
      {foot}
    </PageForm>
  );
}
