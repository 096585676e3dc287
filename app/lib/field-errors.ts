/** Errors by form field name (`name`, `images[0].alt`), as Conform's `reply` takes them. */
export type FieldErrors = Record<string, string[]>;
