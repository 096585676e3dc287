/** The body of a request went over the server's limit for its address, or a part of it over its own. */
export class BodyTooLargeError extends Error {
  override name = "BodyTooLargeError";
}
