/** Made by plugins/docusaurus/social-cards: the picture for previews of a page, by the id of its document. */
declare module '@social-cards' {
  const cards: Readonly<Record<string, { readonly src: string; readonly alt: string }>>;
  export default cards;
}
