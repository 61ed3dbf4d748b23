/** Returns `text`; of one longer than `max` letters the beginning, with "…" as its last letter. */
export function cutText(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1)}…`;
}
