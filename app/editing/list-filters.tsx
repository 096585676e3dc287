import { type ReactNode, useEffect, useRef } from "react";
import { Form, Link, useSubmit } from "react-router";
import { classNames } from "~/ui/class-names";
import { SearchInput } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { SEARCH_LIMIT } from "./list-address";

export type ListTab = { to: string; label: string; count: number; isCurrent: boolean };

/** Parts of a list as links, each with how much it holds. */
export function ListTabs({ label, tabs }: { label: string; tabs: readonly ListTab[] }) {
  const strip = useRef<HTMLElement>(null);
  const current = tabs.findIndex(({ isCurrent }) => isCurrent);
  // The tabs scroll sideways on a phone: the current one goes to the middle, and the page stays.
  useEffect(() => {
    const tab = strip.current?.children[current];
    if (!strip.current || !tab) return;
    const [around, own] = [strip.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    strip.current.scrollLeft += own.left + own.width / 2 - around.left - around.width / 2;
  }, [current]);
  return (
    <nav className="al-tabs" aria-label={label} ref={strip}>
      {tabs.map(({ to, label: name, count, isCurrent }) => (
        <Link key={to} to={to} aria-current={isCurrent ? "true" : undefined} preventScrollReset>
          {name} <span>{count}</span>
        </Link>
      ))}
    </nav>
  );
}

const TYPING_PAUSE = 350;

type ListSearchProps = {
  /** Address of the list. */
  action: string;
  search: string;
  /** Says which texts are searched: «Rechercher dans les titres et les textes». */
  label: string;
  placeholder: string;
  /** Fields of the address that the search keeps. */
  kept?: Record<string, string>;
  /** Further controls, which send the form at once when they change. */
  children?: (send: () => void) => ReactNode;
};

/** Search in a list: a form of the address (`q`), sent by itself once scripts run. */
export function ListSearch({
  action,
  search,
  label,
  placeholder,
  kept,
  children,
}: ListSearchProps) {
  const { form, send, sendSoon, cancel } = useSelfSending(search);
  return (
    <Form
      ref={form}
      className={classNames("al-tools", !children && "al-tools-search")}
      action={action}
      role="search"
      onSubmit={cancel}
    >
      {Object.entries(kept ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="al-search">
        <Icon name="search" />
        <SearchInput
          className="input"
          type="search"
          name="q"
          defaultValue={search}
          limit={SEARCH_LIMIT}
          aria-label={label}
          placeholder={placeholder}
          onChange={sendSoon}
        />
      </div>
      {children?.(send)}
      <button type="submit" className="skip">
        {children ? "Appliquer les filtres" : "Rechercher"}
      </button>
    </Form>
  );
}

function useSelfSending(search: string) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  const send = () => {
    cancel();
    void submit(form.current, { replace: true, preventScrollReset: true });
  };
  const sendSoon = () => {
    cancel();
    timer.current = setTimeout(send, TYPING_PAUSE);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // The address changed elsewhere («Effacer la recherche», back): the field follows unless it is being typed in.
    const field = form.current?.elements.namedItem("q");
    if (field instanceof HTMLInputElement && field !== document.activeElement) {
      field.value = search;
    }
  }, [search]);
  return { form, send, sendSoon, cancel };
}
