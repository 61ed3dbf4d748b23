import { strFromU8, unzipSync } from 'fflate';

/**
 * Returns the code that the workbench reads from an address: the parameter `code` of the fragment, decoded once more, is
 * a zip archive in base64 with the one entry code.js.
 */
export function readWorkbenchUrl(url: string): string {
  const code = new URLSearchParams(new URL(url).hash.slice(1)).get('code') ?? '';
  const archive = unzipSync(Uint8Array.from(Buffer.from(decodeURIComponent(code), 'base64')));
  return strFromU8(archive['code.js'] ?? new Uint8Array());
}
