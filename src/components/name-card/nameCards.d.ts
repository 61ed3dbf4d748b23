/** Made by plugins/docusaurus/api-reference: signature and first sentence, by addresses such as "/classes/Drawing#fillet". */
declare module '@name-cards' {
  const cards: Readonly<Record<string, readonly [signature: string, sentence: string]>>;
  export default cards;
}
