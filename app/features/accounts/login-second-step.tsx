import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, Link, useNavigation } from "react-router";
import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import { Field, TextInput } from "~/ui/field";
import { secondStepSchema } from "./two-step.schema";

/** Which code: the application's, or one of those put in a safe place. */
type Etape = "code" | "secours";

type LoginSecondStepProps = {
  etape: Etape;
  retour: string | null;
  reply: SubmissionResult | undefined;
};

const WORDS = {
  code: {
    label: "Code à six chiffres",
    hint: "Ouvrez l’application d’authentification de votre téléphone.",
    other: "Utiliser un code de secours",
  },
  secours: {
    label: "Code de secours",
    hint: "L’un des dix codes que vous avez mis en lieu sûr. Il ne servira plus ensuite.",
    other: "Utiliser l’application",
  },
} as const;

/** The login's second screen: the password was right, no session is open yet. */
export function LoginSecondStep({ etape, retour, reply }: LoginSecondStepProps) {
  const isBusy = useNavigation().state !== "idle";
  const [form, fields] = useForm<{ etape: Etape; code: string; retour?: string }>({
    lastResult: reply,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: secondStepSchema }),
    shouldRevalidate: "onInput",
  });
  const words = WORDS[etape];
  return (
    <>
      <Form
        method="post"
        action={pathOf(etape, retour, true)}
        className="login-form"
        {...getFormProps(form)}
      >
        {form.errors?.map((message) => (
          <Alert tone="error" key={message}>
            {message}
          </Alert>
        ))}
        <input type="hidden" name="etape" value={etape} />
        {retour && <input type="hidden" name="retour" value={retour} />}
        <Field label={words.label} hint={words.hint} id={fields.code.id} error={fields.code.errors}>
          <TextInput
            {...getInputProps(fields.code, { type: "text", ariaAttributes: false })}
            key={fields.code.key}
            className="login-code"
            inputMode={etape === "code" ? "numeric" : "text"}
            autoComplete={etape === "code" ? "one-time-code" : "off"}
            autoCapitalize="none"
            spellCheck={false}
            required
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </Field>
        <Button type="submit" block busy={isBusy} busyLabel="Vérification…">
          Valider
        </Button>
      </Form>
      <p className="login-other">
        <Link to={pathOf(etape === "code" ? "secours" : "code", retour)}>{words.other}</Link>
      </p>
      <Form method="post" action="/admin?index" className="login-other">
        <input type="hidden" name="etape" value="annuler" />
        <Button type="submit" variant="soft" size="sm">
          Changer de compte
        </Button>
      </Form>
    </>
  );
}

/** `/admin` again: a reload, or a reader without scripts, finds the same screen. */
function pathOf(etape: Etape, retour: string | null, isAction = false): string {
  const query = new URLSearchParams({ etape, ...(retour && { retour }) });
  return `/admin?${isAction ? "index&" : ""}${query}`;
}
