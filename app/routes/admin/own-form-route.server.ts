import type { z } from "zod";
import { refusedAnswer, unreadable } from "~/features/accounts/form-answers.server";
import { requireUser } from "~/features/accounts/guard.server";
import type { SignedInUser } from "~/features/accounts/sessions.server";
import { formValues } from "~/lib/field-errors";
import { readForm } from "~/platform/request-body.server";
import { type Services, services } from "~/platform/services.server";
import { leadBack, type RouteArgs } from "./command-route.server";

type OwnFormRoute<Schema extends z.ZodType> = {
  schema: Schema;
  /** Carries out what was sent, and answers in JSON. */
  run(
    site: Services,
    sent: z.output<Schema>,
    user: SignedInUser,
    request: Request,
  ): Promise<Response>;
  /** Where an address followed by hand leads. */
  back: string;
};

/** The `action` and `loader` of a small form of one's own account, sent without leaving its screen. */
export function ownFormRoute<Schema extends z.ZodType>({
  schema,
  run,
  back,
}: OwnFormRoute<Schema>) {
  return {
    async action({ request, context }: RouteArgs): Promise<Response> {
      const user = await requireUser(request, context, "own-account");
      const sent = schema.safeParse(formValues(await readForm(request, { fields: 10 })));
      if (!sent.success) return refusedAnswer(unreadable(sent.error));
      return await run(services(context), sent.data, user, request);
    },
    loader: leadBack("own-account", back),
  };
}
