/** The bundler's context of a folder: a function that returns the URL of a file in the folder. */
interface ImportMeta {
  webpackContext(
    folder: string,
    options: { readonly recursive: boolean; readonly regExp: RegExp; readonly mode: 'sync' },
  ): ((file: string) => string) & { keys(): string[] };
}
