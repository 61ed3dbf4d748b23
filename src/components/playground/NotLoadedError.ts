/** Something was lost on the way, in words for the reader: asking again may bring it. */
export class NotLoadedError extends Error {
  override readonly name = 'NotLoadedError';
}
