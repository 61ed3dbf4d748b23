import type { FileKind } from './fileKind';
import { releaseOf } from './release';

/**
 * The classification of a response: the requested file of this release, a page of another release, or not a file of the
 * site.
 */
type ResponseClass = 'requested' | 'otherRelease' | 'foreign';

/** The properties of a response that are checked. */
interface CheckedResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  clone(): { text(): Promise<string> };
}

/** Classifies `response`, which the service worker of `release` received for a file of `kind`. */
export async function classifyResponse(
  kind: FileKind,
  response: CheckedResponse,
  release: string,
): Promise<ResponseClass> {
  if (response.status !== 200) return 'foreign';
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  // Some hosts respond with a page and status 200 for a file that no longer exists.
  if (kind !== 'page') return isHtml === (kind === 'runner') ? 'requested' : 'foreign';
  const named = isHtml ? releaseOf(await response.clone().text()) : null;
  if (named === null) return 'foreign';
  return named === release ? 'requested' : 'otherRelease';
}
