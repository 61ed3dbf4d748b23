/** Names of the component tags in the pages of the reference. */
const exampleTags: ReadonlySet<string> = new Set([
  'Example',
  'FoldedExample',
  'ExampleThumbnail',
  'MoreUses',
]);

/**
 * Returns the tag of a model, or nothing without one. `subject` is the name to mark in its code, with a dot before that
 * of a member. `remarkExamples` replaces the tag by the component.
 */
export function exampleTag(model: string | undefined, subject: string): string {
  return model === undefined ? '' : `<Example name="${model}" subject="${subject}" />`;
}

/** Returns the tag of a model behind a line that opens it, for pages with many models. */
export function foldedExampleTag(model: string | undefined, subject: string): string {
  return model === undefined ? '' : `<FoldedExample name="${model}" subject="${subject}" />`;
}

/** Returns the tag for the small picture of a model that another page, `to`, shows in full. */
export function thumbnailTag(model: string | undefined, to: string): string {
  return model === undefined ? '' : `<ExampleThumbnail name="${model}" to="${to}" />`;
}

/** Returns the tag at the end of a list of uses that opens the rest of the list. */
export function moreUsesTag(symbol: string, list: string, count: number): string {
  return `<MoreUses symbol="${symbol}" list="${list}" count="${count}" />`;
}

/** Reads a tag that one of these functions wrote; returns null for any other HTML. */
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
