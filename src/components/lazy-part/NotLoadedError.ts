/** The code or the data of a part of the page did not come: asking again may bring it. */
export class NotLoadedError extends Error {
  override readonly name = 'NotLoadedError';
  /** What readers call the part, as a sentence begins: "The editor". */
  readonly label: string;

  constructor(label: string, options?: ErrorOptions) {
    super(`${label} could not be loaded.`, options);
    this.label = label;
  }
}
