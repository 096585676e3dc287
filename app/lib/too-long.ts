import { frenchNumber } from "./french-numbers";

/** What is said beside a field that holds more than the site takes; `subject` begins the sentence: «Le message». */
export function tooLong(subject: string, limit: number): string {
  return `${subject} ne peut pas dépasser ${frenchNumber(limit)}\u00a0caractères.`;
}
