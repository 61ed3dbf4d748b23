import type { FileKind } from './fileKind';
import { releaseOf } from './release';

/** Whether an answer of the network is what was asked for: of this release, of another one, or none of the site's. */
type Judgement = 'asAsked' | 'ofAnotherRelease' | 'foreign';

/** What of a response is looked at. */
interface Answer {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  clone(): { text(): Promise<string> };
}

/** Returns what `response` is to the service worker of `release` that asked for a file of `kind`. */
export async function judgeAnswer(
  kind: FileKind,
  response: Answer,
  release: string,
): Promise<Judgement> {
  if (response.status !== 200) return 'foreign';
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  // Some hosts answer for a file that is gone with a page, and say that all is well.
  if (kind !== 'page') return isHtml === (kind === 'runner') ? 'asAsked' : 'foreign';
  const named = isHtml ? releaseOf(await response.clone().text()) : null;
  if (named === null) return 'foreign';
  return named === release ? 'asAsked' : 'ofAnotherRelease';
}
