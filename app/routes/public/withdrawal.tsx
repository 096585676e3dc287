import { data } from "react-router";
import { callFor } from "~/club/calls";
import { loadSite } from "~/club/read-site.server";
import type { Counter } from "~/club/site";
import { answerWithdrawal } from "~/features/shop/answer-withdrawal.server";
import { ShopFoot } from "~/features/shop/shop-foot";
import type { WithdrawalReply } from "~/features/shop/withdrawal.types";
import { ChooseStep } from "~/features/shop/withdrawal-choose";
import { DoneStep } from "~/features/shop/withdrawal-done";
import { IdentifyStep } from "~/features/shop/withdrawal-identify";
import { WithdrawalSide } from "~/features/shop/withdrawal-side";
import { PageHead } from "~/layout/page-head";
import { pageMeta } from "~/layout/page-meta";
import { mailerOf } from "~/platform/mail/mailer.server";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/withdrawal";
import "~/styles/order.css";

/** As many boxes as an order has lines, and the rest of the form. */
const FIELDS = 40;

const WITHDRAWAL_TEXT = {
  title: "Renoncer au contrat\u00a0: le droit de rétractation",
  description:
    "Quatorze jours pour changer d’avis sur une commande de la boutique\u00a0: renoncez ici, en deux étapes, avec un accusé de réception daté.",
  keywords: "boutique, rétractation, renoncer au contrat, remboursement",
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...WITHDRAWAL_TEXT, path: "/boutique/retractation" }, matches);

/** Lets the wait of a refusal reach the page's own headers. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context }: Route.LoaderArgs) {
  const site = await loadSite(services(context));
  return {
    hasMailer: mailerOf(services(context).environment) !== null,
    counter: site.shop.counter,
    shop: callFor(site, "shop"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request, { fields: FIELDS, valueLength: 100_000 });
  const { reply, status, retryAfterSeconds } = await answerWithdrawal(services(context), fields);
  const wait = retryAfterSeconds && { "retry-after": String(retryAfterSeconds) };
  return data(reply, { status, headers: wait || {} });
}

export default function Withdrawal({ loaderData, actionData }: Route.ComponentProps) {
  const { shop, ...known } = loaderData;
  return (
    <>
      <PageHead
        title="Renoncer à une commande"
        lead={"Changé d’avis\u00a0? Deux étapes, sans compte ni explication."}
        crumbs={[
          { label: "Accueil", to: "/" },
          { label: "Boutique", to: "/boutique" },
          { label: "Rétractation" },
        ]}
      />
      <div className="wrap order-grid">
        <Step reply={actionData} {...known} />
        <WithdrawalSide shop={shop} />
      </div>
      <ShopFoot />
    </>
  );
}

type StepProps = { reply: WithdrawalReply | undefined; hasMailer: boolean; counter: Counter };

function Step({ reply, hasMailer, counter }: StepProps) {
  if (!reply) return <IdentifyStep hasMailer={hasMailer} />;
  if (reply.step === "done") return <DoneStep reply={reply} counter={counter} />;
  if (reply.step === "choose") return <ChooseStep reply={reply} />;
  return <IdentifyStep reply={reply} hasMailer={hasMailer} />;
}
