import { Fragment, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { RETIRED_SECTION, SECTION } from "~/club/kinds/section-key";
import { ConflictView } from "~/editing/conflict";
import { useWayBack } from "~/editing/list-address";
import { contentKeyOf } from "~/editing/session-state";
import { HistoryPanel } from "~/records/history-panel";
import { KeySelect } from "~/records/reference-inputs";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { type ArticleValues, article } from "../article";
import { ARTICLE_RULES, type ArticleSession, type ArticleState } from "./article-editing";
import { ARTICLE_MERGING } from "./article-merging";
import { historyPath } from "./article-paths";
import { CardPreview } from "./card-preview";
import { differingFields } from "./compare-fields";
import { CoverField } from "./cover-field";
import type { ChangeValues, EditorValues } from "./editor-values";
import { EventFields } from "./event-fields";
import { ImagesField } from "./images-field";
import { LIST_PATH } from "./list-query";
import { PublicationPanel } from "./publication-panel";
import { TextField, TitleField } from "./title-and-text";
import { useArticleCommands } from "./use-article-commands";
import type { EditorActions } from "./use-editor-actions";

type ColumnProps = { session: ArticleSession; state: ArticleState };

/** Of the screen that holds the columns. */
export type ScreenProps = {
  user: { id: string; name: string };
  locations: readonly string[];
  /** Day in Paris, and the instant of the request. */
  today: string;
  now: string;
};

type WritingColumnProps = ColumnProps & Pick<ScreenProps, "today" | "locations">;

/** The values that are written in the first column; the section is chosen beside the publication. */
type WrittenName = Exclude<keyof ArticleValues, "section">;

/** The parts that visitors read. */
export function WritingColumn(props: WritingColumnProps) {
  const { session, state, today } = props;
  const { conflict } = state;
  return (
    <div className="admin-stack">
      {conflict && (
        <ConflictView
          key={conflict.version}
          title={ARTICLE_RULES.words.versions}
          merging={ARTICLE_MERGING}
          versions={session.getVersions(conflict)}
          current={conflict}
          today={today}
          onResolve={session.resolve}
        />
      )}
      {Object.entries(writtenInputs(props)).map(([name, input]) => (
        <Fragment key={name}>{input}</Fragment>
      ))}
    </div>
  );
}

/** The input of each written value, in the order of the screen; the compiler asks for one that is missing. */
function writtenInputs({
  session,
  state,
  today,
  locations,
}: WritingColumnProps): Record<WrittenName, ReactNode> {
  const { values, server, errors } = state;
  const shared = { onChange: session.change, errors };
  const articleId = server.id;
  return {
    title: (
      <div className="admin-box">
        <TitleField
          value={values.title}
          onChange={(title) => session.change({ title })}
          errors={errors.title}
        />
      </div>
    ),
    event: <EventFields {...shared} event={values.event} locations={locations} today={today} />,
    content: (
      <div className="admin-box">
        <TextField
          value={values.content}
          contentKey={contentKeyOf(state, "content")}
          onChange={(content) => session.change({ content })}
          errors={errors.content}
          articleId={articleId}
        />
      </div>
    ),
    cover: <CoverField {...shared} articleId={articleId} cover={values.cover} />,
    images: <ImagesField {...shared} articleId={articleId} images={values.images} />,
  };
}

type PublishingColumnProps = ColumnProps &
  Pick<ScreenProps, "today" | "now" | "user"> & { actions: EditorActions };

/** When it appears and where, how its card looks, what it was before. */
export function PublishingColumn({
  session,
  state,
  actions,
  user,
  today,
  now,
}: PublishingColumnProps) {
  const { values, server, record, errors, conflict } = state;
  return (
    <aside className="admin-stack ed-side" aria-label="Publication">
      <PublicationPanel
        values={values}
        onChange={session.change}
        errors={errors}
        today={today}
        state={record.state}
        hasWorkingCopy={record.hasWorkingCopy}
        hasConflict={conflict !== null}
      />
      <div className="admin-box">
        <SectionField value={values.section} errors={errors.section} onChange={session.change} />
      </div>
      <CardPreview articleId={server.id} values={values} today={today} now={now} />
      <HistoryPanel
        path={historyPath(server.id)}
        compare={differingFields}
        revisions={record.revisions}
        userName={user.name}
        today={today}
        values={values}
        onRestore={(revision) => void actions.restore(revision)}
      />
      <DangerButtons session={session} state={state} onDiscard={() => void actions.discard()} />
    </aside>
  );
}

type SectionFieldProps = {
  value: EditorValues["section"];
  errors: readonly string[] | undefined;
  onChange: ChangeValues;
};

/** The section of the club an article belongs to: its label on cards, its filter on lists. */
function SectionField({ value, errors, onChange }: SectionFieldProps) {
  const { label, hint, none = "" } = article.fields.section;
  return (
    <Field label={label} hint={hint} error={errors ?? null}>
      <KeySelect
        subject={SECTION}
        gone={RETIRED_SECTION}
        none={none}
        value={value}
        data-field="section"
        onKey={(section) => onChange({ section })}
      />
    </Field>
  );
}

type DangerButtonsProps = {
  session: ArticleSession;
  state: ArticleState;
  onDiscard: () => void;
};

/** Giving up what is not published yet; the trash, which the toast in the list undoes. */
function DangerButtons({ session, state, onDiscard }: DangerButtonsProps) {
  const navigate = useNavigate();
  const list = useWayBack(LIST_PATH);
  const { run } = useArticleCommands();
  const { id, isNew } = state.server;
  if (isNew || state.isTrashed) return null;
  const trash = async () => {
    await session.autosave();
    const answer = await run({ intent: "trash", id });
    if (!answer.ok) return;
    session.abandon();
    await navigate(list);
  };
  return (
    <>
      {state.record.hasWorkingCopy && (
        <Button variant="line" block icon="undo" onClick={onDiscard}>
          Revenir à la version du site
        </Button>
      )}
      <Button variant="danger" block icon="trash" onClick={() => void trash()}>
        {article.french.remove}
      </Button>
    </>
  );
}
