import { ConflictView } from "~/records/conflict";
import { ARTICLE_RULES, type ArticleSession, type ArticleState, valuesOf } from "./article-editing";
import { articleFields } from "./article-fields";
import { CardPreview } from "./card-preview";
import { CoverField } from "./cover-field";
import { DangerButtons } from "./danger-buttons";
import { toDraftDocument } from "./editor-values";
import { EventFields } from "./event-fields";
import { HistoryPanel } from "./history-panel";
import { ImagesField } from "./images-field";
import { PublicationPanel } from "./publication-panel";
import { SectionField } from "./section-field";
import { TextField } from "./text-field";
import { TitleField } from "./title-field";
import type { EditorActs } from "./use-editor-acts";

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

/** What visitors read: title, text, event, pictures. */
export function WritingColumn({ session, state, today, locations }: WritingColumnProps) {
  const { values, server, errors, contentKey, conflict } = state;
  const fields = { values, onChange: session.change, errors, today };
  const articleId = server.id;
  return (
    <div className="admin-stack">
      {conflict && (
        <ConflictView
          key={conflict.version}
          title={ARTICLE_RULES.words.versions}
          fields={articleFields(today)}
          versions={{ base: server.saved, mine: values, theirs: valuesOf(conflict, new Date()) }}
          current={conflict}
          today={today}
          onResolve={session.resolve}
        />
      )}
      <div className="admin-box">
        <TitleField
          value={values.title}
          onChange={(title) => session.change({ title })}
          errors={errors.title}
        />
        <TextField
          value={values.content}
          contentKey={contentKey}
          onChange={(content) => session.change({ content })}
          errors={errors.content}
          articleId={articleId}
        />
      </div>
      <EventFields {...fields} locations={locations} />
      <CoverField articleId={articleId} {...fields} />
      <ImagesField key={contentKey} articleId={articleId} {...fields} images={values.images} />
    </div>
  );
}

type PublishingColumnProps = ColumnProps &
  Pick<ScreenProps, "today" | "now" | "user"> & { acts: EditorActs };

/** When it appears and where, how its card looks, what it was before. */
export function PublishingColumn({
  session,
  state,
  acts,
  user,
  today,
  now,
}: PublishingColumnProps) {
  const { values, server, record, errors } = state;
  return (
    <aside className="admin-stack ed-side" aria-label="Publication">
      <PublicationPanel
        values={values}
        onChange={session.change}
        errors={errors}
        today={today}
        state={record.state}
        hasWorkingCopy={record.hasWorkingCopy}
      />
      <div className="admin-box">
        <SectionField value={values.section} onChange={session.change} />
      </div>
      <CardPreview articleId={server.id} values={values} today={today} now={now} />
      <HistoryPanel
        articleId={server.id}
        revisions={record.revisions}
        userName={user.name}
        today={today}
        document={toDraftDocument(values)}
        onRestore={(revision) => void acts.restore(revision)}
      />
      <DangerButtons session={session} state={state} onDiscard={() => void acts.discard()} />
    </aside>
  );
}
