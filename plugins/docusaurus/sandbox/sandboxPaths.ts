/** The folder of the files to serve, and the manifest from which the page's bundle reads their URLs. */
export const sandboxPaths = {
  public: 'node_modules/.cache/public/play',
  manifest: 'node_modules/.cache/play/manifest.json',
} as const;
