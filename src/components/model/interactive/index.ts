export { draftStoreOf } from '../draft/draft';
export { CodeActions, CodeField, CodePanel } from './CodePanel';
export { LiveView } from './LiveView';
export { ModelSession } from './ModelSession';
export { ParametersPanel } from './ParametersPanel';
export { RunStatus } from './RunStatus';
export { downloadModel, saveFile } from './downloadModel';
export { sharedRunner } from './sharedRunner';
export { fromFragment } from './sharedLink';
