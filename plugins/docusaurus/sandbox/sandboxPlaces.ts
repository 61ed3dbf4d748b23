/** Where the site serves the files from, and where the page's bundle finds their addresses. */
export const sandboxPlaces = {
  public: 'node_modules/.cache/public/play',
  manifest: 'node_modules/.cache/play/manifest.json',
} as const;
