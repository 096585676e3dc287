import { type RouterContextProvider, redirect } from "react-router";
import type { z } from "zod";
import { requireUser } from "~/features/accounts/guard.server";
import type { SignedInUser } from "~/features/accounts/sessions.server";
import { type CommandAnswer, NOT_UNDERSTOOD } from "~/lib/command";
import { commandResponse } from "~/platform/command-answer.server";
import type { Permission } from "~/platform/permissions";
import { type FormLimits, readForm } from "~/platform/request-body.server";
import { type Services, services } from "~/platform/services.server";

export type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> };

type CommandRoute<Schema extends z.ZodType, Answer extends CommandAnswer> = {
  permission: Permission;
  schema: Schema;
  /** Carries a command out and says in French what was done; a `Response` is the answer itself. */
  run(
    site: Services,
    command: z.output<Schema>,
    user: SignedInUser,
    request: Request,
  ): Promise<Answer | Response>;
  /** Where a plain form leads; without a command, one that was not understood, and an address followed by hand. */
  back: string | ((command?: z.output<Schema>) => string);
  /** What else is answered to a form with an error. */
  explain?(error: z.ZodError): Partial<NoInfer<Answer>>;
  limits?: Partial<FormLimits>;
};

/**
 * The `action` and `loader` of a route that carries out commands: JSON for the page's own scripts (400
 * for what is not understood), back to the screen for a plain form.
 */
export function commandRoute<Schema extends z.ZodType, Answer extends CommandAnswer>({
  permission,
  schema,
  run,
  back,
  explain,
  limits,
}: CommandRoute<Schema, Answer>) {
  const backFrom = typeof back === "string" ? () => back : back;
  return {
    async action({ request, context }: RouteArgs): Promise<Response> {
      const user = await requireUser(request, context, permission);
      const sent = schema.safeParse(Object.fromEntries(await readForm(request, limits)));
      const answer = sent.success
        ? await run(services(context), sent.data, user, request)
        : { ...NOT_UNDERSTOOD, ...explain?.(sent.error) };
      if (answer instanceof Response) return answer;
      const status = sent.success ? 200 : 400;
      return commandResponse(request, answer, { back: backFrom(sent.data), status });
    },
    loader: leadBack(permission, backFrom()),
  };
}

/** The `loader` of an address with nothing to see: somebody followed it by hand. */
export function leadBack(permission: Permission, path: string) {
  return async ({ request, context }: RouteArgs): Promise<Response> => {
    await requireUser(request, context, permission);
    return redirect(path);
  };
}

/** The error of one field that people type, in place of what is said of a form that was not understood. */
export function errorOf(name: string, { issues }: z.ZodError): Partial<CommandAnswer> {
  const message = issues.find(({ path }) => path[0] === name)?.message;
  return message === undefined ? {} : { message };
}
