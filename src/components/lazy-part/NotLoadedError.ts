/** The code of a part of the page did not come: asking again may bring it. */
export class NotLoadedError extends Error {
  override readonly name = 'NotLoadedError';
}
