/** Returns `text`. If it is longer than `max` characters, it is cut to `max` and ends with "…". */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  return max < 1 ? '' : `${text.slice(0, max - 1)}…`;
}
