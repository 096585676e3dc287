import { useSection } from "~/club/use-site";
import { LaneTag } from "~/ui/lane-tag";

/** The section an article belongs to; nothing when it belongs to none. */
export function SectionTag({ section: key }: { section: string | null }) {
  const section = useSection(key);
  return section ? <LaneTag lane={section.lane}>{section.name}</LaneTag> : null;
}
