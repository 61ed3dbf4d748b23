/**
 * For each symbol, the uses that its page hides at first, by the label of their list. Written by
 * plugins/docusaurus/api-reference.
 */
declare module '@more-uses' {
  const uses: Readonly<
    Record<string, Readonly<Record<string, readonly (readonly [label: string, address: string])[]>>>
  >;
  export default uses;
}
