import { LaneTag } from "~/ui/lane-tag";
import { SECTIONS, type SectionSlug } from "~club/sections";

/** The section an article belongs to; nothing when it belongs to none. */
export function SectionTag({ slug }: { slug: SectionSlug | null }) {
  const section = SECTIONS.find((candidate) => candidate.slug === slug);
  return section ? <LaneTag lane={section.lane}>{section.name}</LaneTag> : null;
}
