import type { FileKind } from '../rules/fileKind';
import { releaseOf } from '../rules/release';
import { release } from './site';

declare const self: ServiceWorkerGlobalScope;

/**
 * Whether an answer of the network is what was asked for, and of this release. A page of another one says that this
 * worker is outdated: the browser is asked to fetch its successor.
 */
export async function mayKeep(kind: FileKind, response: Response): Promise<boolean> {
  if (response.status !== 200) return false;
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  // Some hosts answer for a file that is gone with a page, and say that all is well.
  if (kind !== 'page') return isHtml === (kind === 'runner');
  const named = isHtml ? releaseOf(await response.clone().text()) : null;
  if (named !== null && named !== release.name) void self.registration.update();
  return named === release.name;
}

/** A browser takes no answer that was led elsewhere for the page it asked for. */
export function withoutRedirect(response: Response): Response {
  return response.redirected ? new Response(response.body, response) : response;
}
