/** What the bundler makes of a folder: a function that loads one of its files. */
interface ImportMeta {
  webpackContext(
    folder: string,
    options: { readonly recursive: boolean; readonly regExp: RegExp; readonly mode: 'lazy' },
  ): ((file: string) => Promise<unknown>) & { keys(): string[] };
}
