/** The folder of the files to serve, and the manifest from which the page's bundle reads their URLs. */
export const typeHelpPaths = {
  public: 'node_modules/.cache/public/type-help',
  manifest: 'node_modules/.cache/type-help/manifest.json',
} as const;
