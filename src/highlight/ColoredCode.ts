/** The additional props of our code block. */
export interface ColoredCode {
  /** Colours of the code, packed by the build (`packColors.ts`), so pages opened by a link need no Prism. */
  readonly colors?: string | undefined;
}
