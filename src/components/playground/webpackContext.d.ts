/** What the bundler makes of a folder of files that it serves: a function that gives the address of one. */
interface ImportMeta {
  webpackContext(
    folder: string,
    options: { readonly recursive: boolean; readonly regExp: RegExp; readonly mode: 'sync' },
  ): ((file: string) => string) & { keys(): string[] };
}
