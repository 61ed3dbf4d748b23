/** Where the site serves the files from, and where the page's bundle finds their addresses. */
export const typeHelpPlaces = {
  public: 'node_modules/.cache/public/type-help',
  manifest: 'node_modules/.cache/type-help/manifest.json',
} as const;
