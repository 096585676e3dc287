import { useEffect, useId, useRef, useState } from "react";
import type { RecordValues } from "~/editing/record-editor";
import { movedEntry, withEntry } from "~/lib/lists";
import { newUuid } from "~/lib/uuid";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { FieldFoot } from "~/ui/field-foot";
import { Icon } from "~/ui/icon";
import { IconButton } from "~/ui/icon-button";
import { showToast } from "~/ui/toaster";
import { useKeptFocus } from "~/ui/use-kept-focus";
import type { Field, FieldInput, Fields, ListWords, Person, ShortChoice } from "./fields";
import { hasErrorAt, type InputKind, type InputProps, Inputs, UNTOUCHED } from "./inputs";
import { emptyParts } from "./kind";
import styles from "./list-input.module.css";
import { readsSame } from "./merge-values";
import { TO_REPLACE, useNames, useReferenceChoices } from "./references";
import { itemTitle } from "./shown-values";

/** A list of items of several fields: closed cards that open one by one, moved and taken out by buttons. */
export const LIST_INPUT: InputKind = {
  Input: ListInput,
  isBoxed: true,
};

type ListItem = { id: string } & RecordValues;
/** Changes the list as it is by then. */
type ChangeItems = (change: (items: ListItem[]) => ListItem[]) => void;
type ListInputSort = Extract<FieldInput, { type: "list" }>;

function ListInput(props: InputProps) {
  const { editor, name, place, field } = props;
  const { input } = field;
  const items = editor.values[name] as ListItem[];
  const wrong = items.filter(({ id }) => hasErrorAt(editor.errors, `${place}.${id}`));
  const list = useRef<HTMLUListElement>(null);
  const keepFocus = useKeptFocus(list, items);
  const [added, setAdded] = useState("");
  const [opened, setOpened] = useState<readonly string[]>([]);
  // A card stays open once its error is mended: somebody is typing in it.
  const closed = wrong.filter(({ id }) => !opened.includes(id));
  if (closed.length > 0) setOpened([...opened, ...closed.map(({ id }) => id)]);
  if (input.type !== "list") return null;
  const set: ChangeItems = (change) =>
    editor.change({ [name]: change(editor.latest()[name] as ListItem[]) });
  const add = () => {
    const item = { id: newUuid(), ...emptyParts(input.fields) };
    set((all) => [...all, item]);
    setOpened([...opened, item.id]);
    setAdded(item.id);
  };
  const toggle = (id: string) =>
    setOpened(opened.includes(id) ? opened.filter((one) => one !== id) : [...opened, id]);
  return (
    <div className={styles.list} data-field={place}>
      <ul className={styles.items} ref={list} tabIndex={-1}>
        {items.map((item, index) => (
          <ItemCard
            key={item.id}
            {...props}
            sort={input}
            items={items}
            index={index}
            item={item}
            isOpen={opened.includes(item.id)}
            isWrong={wrong.includes(item)}
            isAdded={added === item.id}
            onToggle={() => toggle(item.id)}
            onSet={(change) => {
              keepFocus();
              set(change);
            }}
          />
        ))}
      </ul>
      {items.length === 0 && <p className="admin-note">Rien pour l’instant.</p>}
      {items.length < input.most && (
        <Button variant="soft" size="sm" icon="plus" onClick={add}>
          {input.words.add ?? "Ajouter"}
        </Button>
      )}
      <FieldFoot id={`${place}-pied`} errors={editor.errors[place]} />
    </div>
  );
}

type ItemCardProps = InputProps & {
  sort: ListInputSort;
  items: readonly ListItem[];
  index: number;
  item: ListItem;
  isOpen: boolean;
  isWrong: boolean;
  /** It was just added: what is typed next is in it. */
  isAdded: boolean;
  onToggle: () => void;
  onSet: ChangeItems;
};

function ItemCard(props: ItemCardProps) {
  const { kind, editor, name, place, brought, now, sort, item, isOpen, isWrong } = props;
  const { isAdded, onToggle } = props;
  const bodyId = useId();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAdded) body.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
  }, [isAdded]);
  const { fields, words } = sort;
  const nameOf = useNames();
  const itemPlace = `${place}.${item.id}`;
  const detail = words.detailOf?.(item);
  const isWrongAt = (part: string) => hasErrorAt(editor.errors, `${itemPlace}.${part}`);
  const changed = (all: ListItem[], change: RecordValues) =>
    all.map((one) => (one.id === item.id ? { ...one, ...change } : one));
  const latestItems = () => editor.latest()[name] as ListItem[];
  const prepared = preparedItem(editor.prepared?.[name], item.id);
  const isUntouched = prepared !== null && isSameItem(fields, item, prepared);
  const parts = {
    ...editor,
    values: item,
    prepared,
    latest: () => latestItems().find(({ id }) => id === item.id) ?? item,
    change: (change: RecordValues) => editor.change({ [name]: changed(latestItems(), change) }),
    contentKey: () => editor.contentKey(name),
  };
  return (
    <li className={classNames(styles.item, isWrong && styles.wrong)}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={onToggle}
      >
        <Icon name={isOpen ? "minus" : "plus"} size={18} />
        <span className={styles.title}>{itemTitle(fields, item, words, nameOf)}</span>
        {(detail || isUntouched) && (
          <span className={styles.detail}>
            {[detail, isUntouched && UNTOUCHED].filter(Boolean).join(", ")}
          </span>
        )}
        {words.people && <ItemPeople field={fields[words.people]} people={item[words.people]} />}
      </button>
      {isOpen && (
        <div className={styles.body} id={bodyId} ref={body}>
          <div className="admin-stack">
            <Inputs
              kind={kind}
              editor={parts}
              now={now}
              brought={brought}
              fields={askedFields(fields, item, { words, isWrong: isWrongAt })}
              at={`${itemPlace}.`}
            />
          </div>
          <ItemActions {...props} />
        </div>
      )}
    </li>
  );
}

/** The names of the people of a closed item; one who left is to be replaced. */
function ItemPeople({ field, people }: { field: Field<unknown> | undefined; people: unknown }) {
  const input = field?.input;
  const choices = useReferenceChoices(input?.type === "people" ? input.among : []);
  return (people as readonly Person[]).map((person) => {
    const name = "name" in person ? person.name : labelAmong(choices, person.id);
    return (
      <span key={JSON.stringify(person)} className={name === null ? styles.lost : styles.detail}>
        {name ?? TO_REPLACE}
      </span>
    );
  });
}

function labelAmong(choices: readonly ShortChoice[], id: string): string | null {
  return choices.find(({ value }) => value === id)?.label ?? null;
}

type Asked = { words: ListWords; isWrong: (name: string) => boolean };

/** A field that is not asked for is drawn all the same while something is wrong with it. */
function askedFields(fields: Fields, item: ListItem, { words, isWrong }: Asked): Fields {
  const { asks } = words;
  if (!asks) return fields;
  const asked = Object.entries(fields).filter(([name]) => asks(name, item) || isWrong(name));
  return Object.fromEntries(asked);
}

function ItemActions({ sort, items, index, item, onSet }: ItemCardProps) {
  const { words, fields } = sort;
  const title = itemTitle(fields, item, words, useNames());
  const remove = () => {
    onSet((all) => withoutItem(all, item));
    showToast({
      message: `«\u00a0${title}\u00a0» est ${words.isFeminine ? "retirée" : "retiré"}.`,
      action: {
        label: "Annuler",
        onSelect: () => onSet((all) => withEntry(withoutItem(all, item), index, item)),
      },
    });
  };
  return (
    <div className={styles.actions}>
      <IconButton
        icon="chevron-up"
        label={`Monter «\u00a0${title}\u00a0»`}
        disabled={index === 0}
        onClick={() => onSet((all) => movedEntry(all, index, index - 1))}
      />
      <IconButton
        icon="chevron-down"
        label={`Descendre «\u00a0${title}\u00a0»`}
        disabled={index === items.length - 1}
        onClick={() => onSet((all) => movedEntry(all, index, index + 1))}
      />
      <Button variant="soft" size="sm" icon="trash" onClick={remove}>
        {words.remove ?? "Retirer"}
      </Button>
    </div>
  );
}

/** An item as it was prepared; null for one that was added since, and where nothing was prepared. */
function preparedItem(items: unknown, id: string): ListItem | null {
  return (items as ListItem[] | undefined)?.find((one) => one.id === id) ?? null;
}

function isSameItem(fields: Fields, one: ListItem, other: ListItem): boolean {
  return Object.entries(fields).every(([name, field]) => readsSame(field, one[name], other[name]));
}

function withoutItem(items: readonly ListItem[], { id }: ListItem): ListItem[] {
  return items.filter((item) => item.id !== id);
}
