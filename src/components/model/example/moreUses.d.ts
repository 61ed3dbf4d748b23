/** Made by plugins/docusaurus/api-reference: the uses of each symbol that its page does not name, by the words before the list. */
declare module '@more-uses' {
  const uses: Readonly<
    Record<string, Readonly<Record<string, readonly (readonly [label: string, address: string])[]>>>
  >;
  export default uses;
}
