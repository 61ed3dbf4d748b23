/** What the window's own sheet writes on the whole document. */
const onRoot = /:root|html\[data-theme=dark\]/g;

/** On the window alone: a variable that changes on the root has the browser restyle every element of a long page. */
const onWindow: Readonly<Record<string, string>> = {
  ':root': '.DocSearch-Container',
  'html[data-theme=dark]': 'html[data-theme=dark] .DocSearch-Container',
};

/**
 * Returns DocSearch's style sheet with its variables on the search window.
 * Errors: when it writes none on the root, or others than known, as after an upgrade.
 */
export function scopeStyles(sheet: string): string {
  const scoped = sheet.replace(onRoot, (selector) => onWindow[selector] ?? selector);
  if (
    scoped === sheet ||
    /(?:^|[},])(?:html|body)(?!\[data-theme=dark\] \.DocSearch-Container\{)[^{},]*[{,]/.test(scoped)
  ) {
    throw new Error('@docsearch/css is not the version that scopeStyles.ts was written for.');
  }
  return scoped;
}
