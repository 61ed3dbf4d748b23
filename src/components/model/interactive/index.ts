export { draftStoreOf } from '../draft/draft';
export { CodePanel } from './CodePanel';
export { LiveView } from './LiveView';
export { ModelSession } from './ModelSession';
export { ParametersPanel } from './ParametersPanel';
export { RunStatus } from './RunStatus';
export { downloadModel } from './downloadModel';
export { sharedRunner } from './sharedRunner';
