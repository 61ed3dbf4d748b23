import type { FileKind } from '../rules/fileKind';
import { judgeAnswer } from '../rules/judgeAnswer';
import { release } from './site';

declare const self: ServiceWorkerGlobalScope;

/**
 * Whether an answer of the network is what was asked for, and of this release. A page of another one says that this
 * worker is outdated: the browser is asked to fetch its successor.
 */
export async function mayKeep(kind: FileKind, response: Response): Promise<boolean> {
  const judgement = await judgeAnswer(kind, response, release.name);
  if (judgement === 'ofAnotherRelease') void self.registration.update();
  return judgement === 'asAsked';
}

/** A browser takes no answer that was led elsewhere for the page it asked for. */
export function withoutRedirect(response: Response): Response {
  return response.redirected ? new Response(response.body, response) : response;
}
