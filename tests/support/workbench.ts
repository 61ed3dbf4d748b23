import { strFromU8, unzipSync } from 'fflate';

/**
 * Returns the code in a workbench URL. The parameter `code` of the fragment is URL-encoded twice; it contains, in
 * base64, a zip archive with one file, code.js.
 */
export function readWorkbenchUrl(url: string): string {
  const code = new URLSearchParams(new URL(url).hash.slice(1)).get('code') ?? '';
  const archive = unzipSync(Uint8Array.from(Buffer.from(decodeURIComponent(code), 'base64')));
  return strFromU8(archive['code.js'] ?? new Uint8Array());
}
