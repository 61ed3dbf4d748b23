/** Returns `text`, cut to `max` characters. A cut text ends with "…". */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  return max < 1 ? '' : `${text.slice(0, max - 1)}…`;
}
