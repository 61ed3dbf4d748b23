/** Thrown if code or data of a component failed to load. A retry may succeed. */
export class NotLoadedError extends Error {
  override readonly name = 'NotLoadedError';
  /** The name of the component in messages to readers, as the start of a sentence: "The editor". */
  readonly label: string;

  constructor(label: string, options?: ErrorOptions) {
    super(`${label} could not be loaded.`, options);
    this.label = label;
  }
}
