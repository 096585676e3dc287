import { type ComponentProps, useEffect, useRef, useState } from "react";
import { lowerFirst } from "~/lib/lower-first";
import { classNames } from "~/ui/class-names";
import { FormField } from "~/ui/form";
import styles from "./password-field.module.css";

type PasswordFieldProps = Pick<
  ComponentProps<typeof FormField>,
  "name" | "hint" | "minLength" | "limit"
> & {
  label: string;
  autoComplete: "current-password" | "new-password";
};

/** A password, with a button that shows what was typed; hidden again once the form is sent. */
export function PasswordField({ label, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [isHydrated, setHydrated] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    setHydrated(true);
    const form = toggle.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, []);
  return (
    <FormField
      {...field}
      label={label}
      type={isShown ? "text" : "password"}
      required
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      inputClassName={styles.input}
      beside={
        <button
          type="button"
          ref={toggle}
          className={classNames(styles.toggle, !isHydrated && styles.waiting)}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? "Masquer" : "Afficher"}
          <span className="sr-only">
            {"\u00a0"}: {lowerFirst(label)}
          </span>
        </button>
      }
    />
  );
}
