import type {
  TypeHelpResponses,
  MessageFromTypeHelp,
  TypeHelpRequest,
  MessageToTypeHelp,
} from '../type-help/protocol';
import { createTypeService, type TypeService } from './typeService';

/** The service that answers the editor's requests; null until the declaration files have arrived. */
let service: TypeService | null = null;

self.addEventListener('message', ({ data }: MessageEvent<MessageToTypeHelp>) => {
  if (data.type === 'start') {
    service = createTypeService(data.files);
    return;
  }
  const { id, request } = data;
  try {
    if (!service) throw new Error('Type help has not started yet.');
    post({ type: 'answer', id, answer: answer(service, request) });
  } catch (error) {
    post({ type: 'failure', id, sentence: error instanceof Error ? error.message : String(error) });
  }
});

function answer(
  types: TypeService,
  request: TypeHelpRequest,
): TypeHelpResponses[keyof TypeHelpResponses] {
  if (request.ask === 'problems') return types.problems(request.code, request.files);
  if (request.ask === 'completions') return types.completions(request.code, request.at);
  if (request.ask === 'format') return types.format(request.code);
  return types.hover(request.code, request.at);
}

function post(message: MessageFromTypeHelp): void {
  self.postMessage(message);
}
