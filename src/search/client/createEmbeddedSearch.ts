import type { liteClient } from 'algoliasearch/lite';
import type { SearchAnswer, SearchQuestion, SearchReport } from '../service/protocol';

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>;

/** A way to the search service: in a worker, or in the page where workers cannot start. */
export interface SearchChannel {
  readonly post: (question: SearchQuestion) => void;
}

/**
 * Opens a channel. Reports go to `receive`; `lose` is called if the channel dies before it could say
 * anything, with the questions posted so far unanswered: at once, or after a silence.
 */
export type OpenSearchChannel = (
  receive: (report: SearchReport) => void,
  lose: (reason: string, how: 'refused' | 'silent') => void,
) => SearchChannel;

export interface EmbeddedSearch {
  readonly requester: Requester;
  /** Starts fetching worker and index, once; tries a remembered failure again. */
  readonly warmUp: () => void;
}

type Request = Extract<SearchQuestion, { op: 'request' }>;

const unreachable: SearchAnswer = {
  status: 0,
  content: 'The search index could not be loaded.',
  isTimedOut: false,
};

/**
 * Answers the client's requests from the site's own files. `channels` are tried in order; one that
 * cannot start hands its open questions to the next, unless the reader has waited for them long enough to be told: then
 * the screen asks again (`createRecovery`). The client's timeouts are not applied: a slow
 * index shows the stalled style and then results, rather than an error.
 */
export function createEmbeddedSearch(
  manifestUrl: string,
  channels: readonly OpenSearchChannel[],
): EmbeddedSearch {
  const waiting = new Map<number, { question: Request; settle: (answer: SearchAnswer) => void }>();
  let channel: SearchChannel | undefined;
  let lastId = 0;

  const settle = (id: number, answer: SearchAnswer) => {
    waiting.get(id)?.settle(answer);
    waiting.delete(id);
  };
  const receive = (report: SearchReport) => {
    if (report.op === 'answer') settle(report.id, report);
    if (report.op === 'failed') console.warn(`Search: ${report.reason}`);
  };
  const giveUp = () => {
    for (const id of waiting.keys()) settle(id, unreachable);
  };
  const open = (position: number): SearchChannel | undefined => {
    const next = channels[position];
    if (!next) {
      giveUp();
      return undefined;
    }
    const opened = next(receive, (reason, how) => {
      console.warn(`Search: ${reason}`);
      if (how === 'silent') giveUp();
      channel = open(position + 1);
    });
    opened.post({ op: 'init', manifestUrl });
    for (const { question } of waiting.values()) opened.post(question);
    return opened;
  };
  const connect = (): SearchChannel | undefined => (channel ??= open(0));

  return {
    requester: {
      async send({ method, url, data }) {
        const id = ++lastId;
        const path = new URL(url).pathname;
        const question: Request = { op: 'request', id, method, path, body: data ?? '' };
        return new Promise((resolve) => {
          const isOpen = channel !== undefined;
          waiting.set(id, { question, settle: resolve });
          // A channel that opens now posts all that waits.
          if (isOpen) channel?.post(question);
          else connect();
        });
      },
    },
    warmUp() {
      if (channel) channel.post({ op: 'retry' });
      else connect();
    },
  };
}
