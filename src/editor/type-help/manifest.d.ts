/** URLs relative to the site's base URL. Written by plugins/docusaurus/type-help. */
declare module '@type-help/manifest.json' {
  const manifest: { readonly worker: string; readonly files: string };
  export default manifest;
}
