/** Written by plugins/docusaurus/type-help: addresses below the site's base. */
declare module '@type-help/manifest.json' {
  const manifest: { readonly worker: string; readonly files: string };
  export default manifest;
}
