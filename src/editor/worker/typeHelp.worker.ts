import type { Answers, FromTypes, TypeQuestion, ToTypes } from '../type-help/protocol';
import { createTypeService, type TypeService } from './typeService';

/** The service that answers the editor's requests; null until the declaration files have arrived. */
let service: TypeService | null = null;

self.addEventListener('message', ({ data }: MessageEvent<ToTypes>) => {
  if (data.type === 'start') {
    service = createTypeService(data.files);
    return;
  }
  const { id, question } = data;
  try {
    if (!service) throw new Error('Type help has not started yet.');
    post({ type: 'answer', id, answer: answer(service, question) });
  } catch (error) {
    post({ type: 'failure', id, sentence: error instanceof Error ? error.message : String(error) });
  }
});

function answer(types: TypeService, question: TypeQuestion): Answers[keyof Answers] {
  if (question.ask === 'problems') return types.problems(question.code, question.files);
  if (question.ask === 'completions') return types.completions(question.code, question.at);
  if (question.ask === 'format') return types.format(question.code);
  return types.hover(question.code, question.at);
}

function post(message: FromTypes): void {
  self.postMessage(message);
}
