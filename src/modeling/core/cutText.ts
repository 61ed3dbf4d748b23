/** Returns `text`; of one longer than `max` letters the beginning, with "…" as its last letter. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  return max < 1 ? '' : `${text.slice(0, max - 1)}…`;
}
