/** The folder of the files that the site serves, and the file from which the page's bundle reads their addresses. */
export const sandboxPaths = {
  public: 'node_modules/.cache/public/play',
  manifest: 'node_modules/.cache/play/manifest.json',
} as const;
