/** The components of the pages of the reference, by the names of the tags that stand for them. */
const exampleTags: ReadonlySet<string> = new Set([
  'Example',
  'FoldedExample',
  'ExampleThumbnail',
  'MoreUses',
]);

/**
 * A model as the pages of the reference name it: `subject` is the name that is marked in its code, with a dot before
 * that of a member. `remarkExamples` makes the component of it.
 */
export function exampleTag(model: string | undefined, subject: string): string {
  return model === undefined ? '' : `<Example name="${model}" subject="${subject}" />`;
}

/** The same behind a line that opens it, where a page has many. */
export function foldedExampleTag(model: string | undefined, subject: string): string {
  return model === undefined ? '' : `<FoldedExample name="${model}" subject="${subject}" />`;
}

/** The small picture of a model that stands on another page, `to`. */
export function thumbnailTag(model: string | undefined, to: string): string {
  return model === undefined ? '' : `<ExampleThumbnail name="${model}" to="${to}" />`;
}

/** The end of a list of those who use a symbol: opens the rest of it. */
export function moreUsesTag(symbol: string, list: string, count: number): string {
  return `<MoreUses symbol="${symbol}" list="${list}" count="${count}" />`;
}

/** What one of these functions wrote; null for any other HTML. */
export function readExampleTag(
  html: string,
): { readonly name: string; readonly attributes: Readonly<Record<string, string>> } | null {
  const [, name = '', written = ''] = /^<(\w+)((?: \w+="[^"]*")+) \/>$/.exec(html) ?? [];
  if (!exampleTags.has(name)) return null;
  const attributes = Array.from(written.matchAll(/(\w+)="([^"]*)"/g), ([, key, value]) => [
    key,
    value,
  ]);
  return { name, attributes: Object.fromEntries(attributes) as Record<string, string> };
}
