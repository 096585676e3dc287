import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon, type IconName } from "./icon";

export type Tone = "info" | "success" | "error";

const TONE_ICONS: Record<Tone, IconName> = {
  info: "info",
  success: "check-circle",
  error: "warning",
};

/** A message in the flow of the page. An error is announced at once, the rest when the reader is free. */
export function Alert({ tone = "info", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <div
      className={classNames("alert", `alert-${tone}`)}
      role={tone === "error" ? "alert" : "status"}
    >
      <Icon name={TONE_ICONS[tone]} size={22} />
      <div className="alert-text">{children}</div>
    </div>
  );
}
