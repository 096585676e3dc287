/**
 * Whether a text looks like an e-mail address: one `@`, something on both sides, a dot in the domain,
 * international addresses included. What else is wrong with one shows when somebody answers.
 */
export function isEmailAddress(value: string): boolean {
  return /^[^\s@<>"(),:;[\]\\]{1,64}@[^\s@<>"(),:;[\]\\.]+(?:\.[^\s@<>"(),:;[\]\\.]+)+$/u.test(
    value,
  );
}
