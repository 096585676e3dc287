import type { FormSlug } from "~/club/forms";
import type { Site } from "~/club/site";
import { printableForms } from "./forms/forms";

/** A printable form as a list shows it. */
export type FormLink = { slug: FormSlug; title: string; summary: string };

export function formPath(slug: string): string {
  return `/inscription/formulaires/${slug}`;
}

/** The forms asked for, in that order; all of them by default. */
export function formLinks(site: Site, slugs?: readonly string[]): FormLink[] {
  const forms = printableForms(site);
  return (slugs ?? forms.map(({ slug }) => slug)).flatMap((wanted) => {
    const form = forms.find(({ slug }) => slug === wanted);
    return form ? [{ slug: form.slug, title: form.title, summary: form.summary }] : [];
  });
}
