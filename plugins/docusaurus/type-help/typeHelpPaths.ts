/** The folder of the files that the site serves, and the file from which the page's bundle reads their addresses. */
export const typeHelpPaths = {
  public: 'node_modules/.cache/public/type-help',
  manifest: 'node_modules/.cache/type-help/manifest.json',
} as const;
