/** What a model prints is shown beside its result: models have a console, though no other part of a browser. */
declare const console: {
  log(...values: unknown[]): void;
  warn(...values: unknown[]): void;
  error(...values: unknown[]): void;
};
