/**
 * The uses of each symbol that its page does not list at first, by the label of the list. Written by
 * plugins/docusaurus/api-reference.
 */
declare module '@more-uses' {
  const uses: Readonly<
    Record<string, Readonly<Record<string, readonly (readonly [label: string, address: string])[]>>>
  >;
  export default uses;
}
