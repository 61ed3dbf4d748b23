/** What our code block takes besides what Docusaurus' own does. */
export interface ColoredCode {
  /** Its colours, packed by the build (`packColors.ts`): blocks that a click leads to need no Prism. */
  readonly colors?: string | undefined;
}
