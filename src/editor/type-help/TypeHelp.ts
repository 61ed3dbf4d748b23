import type { Answers, FromTypes, TypeQuestion, ToTypes } from './protocol';

/** Queries about the library's types, from the page. */
export interface TypeHelp {
  problems(code: string): Promise<Answers['problems']>;
  completions(code: string, at: number): Promise<Answers['completions']>;
  hover(code: string, at: number): Promise<Answers['hover']>;
  format(code: string): Promise<Answers['format']>;
}

interface Pending {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** Returns the queries as promises. `worker` answers them, and starts with `files`. */
export function createTypeHelp(
  worker: Pick<Worker, 'postMessage' | 'addEventListener'>,
  files: Readonly<Record<string, string>>,
): TypeHelp {
  const pending = new Map<number, Pending>();
  let last = 0;
  const post = (message: ToTypes) => worker.postMessage(message);
  worker.addEventListener('message', (event) => {
    const message = (event as MessageEvent<FromTypes>).data;
    const waiting = pending.get(message.id);
    pending.delete(message.id);
    // The cast is safe: the worker answers each question with its own type of answer.
    if (message.type === 'answer') waiting?.resolve(message.answer as never);
    else waiting?.reject(new Error(message.sentence));
  });
  worker.addEventListener('error', () => {
    pending.forEach(({ reject }) => reject(new Error('The types stopped working.')));
    pending.clear();
  });
  post({ type: 'start', files });
  const ask = <Answer>(question: TypeQuestion) =>
    new Promise<Answer>((resolve, reject) => {
      pending.set(++last, { resolve, reject });
      post({ type: 'ask', id: last, question });
    });
  return {
    problems: (code) => ask({ ask: 'problems', code }),
    completions: (code, at) => ask({ ask: 'completions', code, at }),
    hover: (code, at) => ask({ ask: 'hover', code, at }),
    format: (code) => ask({ ask: 'format', code }),
  };
}
