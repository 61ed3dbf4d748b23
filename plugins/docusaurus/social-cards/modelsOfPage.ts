/**
 * Returns the names of the models on a page, from its Markdown or MDX. They are in page order, with two exceptions: the
 * last model of steps or of a comparison is first, because it is the finished model, and the goals of exercises are
 * last.
 */
export function modelsOfPage(text: string): readonly string[] {
  const tags = text.matchAll(/<(?:Model|Example)\s([^>]*)>/g);
  const models = Array.from(tags, ([, attributes = '']) => attributes).flatMap((attributes) => {
    const [, names = ''] = /\b(?:name|steps|compare)=(\{[^}]*\}|"[^"]*")/.exec(attributes) ?? [];
    return Array.from(names.matchAll(/"([^"]+)"/g), ([, name = '']) => name).reverse();
  });
  const exercises = text.matchAll(/<Exercise\s+name="([^"]+)"/g);
  return [...models, ...Array.from(exercises, ([, name = '']) => `${name}/solution`)];
}
