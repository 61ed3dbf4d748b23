import type {
  TypeHelpResponses,
  MessageFromTypeHelp,
  TypeHelpRequest,
  MessageToTypeHelp,
} from './protocol';

/** Requests that the page sends to the type-help worker. */
export interface TypeHelp {
  problems(code: string, files: readonly string[]): Promise<TypeHelpResponses['problems']>;
  completions(code: string, at: number): Promise<TypeHelpResponses['completions']>;
  hover(code: string, at: number): Promise<TypeHelpResponses['hover']>;
  format(code: string): Promise<TypeHelpResponses['format']>;
}

interface Pending {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** Wraps the messages to `worker` in promises. The worker starts with `files`. */
export function createTypeHelp(
  worker: Pick<Worker, 'postMessage' | 'addEventListener'>,
  files: Readonly<Record<string, string>>,
): TypeHelp {
  const pending = new Map<number, Pending>();
  let last = 0;
  const post = (message: MessageToTypeHelp) => worker.postMessage(message);
  worker.addEventListener('message', (event) => {
    const message = (event as MessageEvent<MessageFromTypeHelp>).data;
    const waiting = pending.get(message.id);
    pending.delete(message.id);
    // The cast is safe, because the type of each answer follows from its request.
    if (message.type === 'answer') waiting?.resolve(message.answer as never);
    else waiting?.reject(new Error(message.sentence));
  });
  worker.addEventListener('error', () => {
    pending.forEach(({ reject }) => reject(new Error('Type help has stopped.')));
    pending.clear();
  });
  post({ type: 'start', files });
  const ask = <Answer>(request: TypeHelpRequest) =>
    new Promise<Answer>((resolve, reject) => {
      pending.set(++last, { resolve, reject });
      post({ type: 'ask', id: last, request });
    });
  return {
    problems: (code, files) => ask({ ask: 'problems', code, files }),
    completions: (code, at) => ask({ ask: 'completions', code, at }),
    hover: (code, at) => ask({ ask: 'hover', code, at }),
    format: (code) => ask({ ask: 'format', code }),
  };
}
