import { redirect } from "react-router";
import type { CommandAnswer } from "~/lib/command";

/** JSON for the page's own scripts, back to a screen for a form that was sent without them. */
export function commandResponse(
  request: Request,
  answer: CommandAnswer,
  { back, status }: { back: string; status: number },
): Response {
  const isPlain = request.headers.get("accept")?.includes("text/html");
  return isPlain ? redirect(back, 303) : Response.json(answer, { status });
}
