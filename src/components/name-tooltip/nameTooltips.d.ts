/** Signatures and first sentences by URL ("/classes/Drawing#fillet"). Written by plugins/docusaurus/api-reference. */
declare module '@name-tooltips' {
  const tooltips: Readonly<Record<string, readonly [signature: string, sentence: string]>>;
  export default tooltips;
}
