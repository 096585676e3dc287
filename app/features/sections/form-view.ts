import type { FormSlug } from "~club/forms/form";
import { FORMS } from "~club/forms/forms";

/** A printable form as a list shows it. */
export type FormLink = { slug: FormSlug; title: string; summary: string };

export function formPath(slug: string): string {
  return `/inscription/formulaires/${slug}`;
}

/** The forms asked for, in that order; all of them by default. */
export function formLinks(slugs: readonly FormSlug[] = FORMS.map(({ slug }) => slug)): FormLink[] {
  return slugs.flatMap((wanted) => {
    const form = FORMS.find(({ slug }) => slug === wanted);
    return form ? [{ slug: form.slug, title: form.title, summary: form.summary }] : [];
  });
}
