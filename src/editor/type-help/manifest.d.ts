/** Addresses below the site's base. Written by plugins/docusaurus/type-help. */
declare module '@type-help/manifest.json' {
  const manifest: { readonly worker: string; readonly files: string };
  export default manifest;
}
