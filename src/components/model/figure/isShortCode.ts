/** What fits beside the picture in a page's column without scrolling sideways. */
const limit = { lines: 22, columns: 44 };

/** True when the code may stand beside the picture already in a page's column, not only in a wide window. */
export function isShortCode(code: string): boolean {
  const lines = code.split('\n');
  return lines.length <= limit.lines && lines.every((line) => line.length <= limit.columns);
}
