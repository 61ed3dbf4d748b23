export { CodePanel } from './CodePanel';
export { LiveStage } from './LiveStage';
export { ModelSession } from './ModelSession';
export { ParametersPanel } from './ParametersPanel';
export { RunStatus } from './RunStatus';
export { saveFile } from '../download/saveFile';
export { sharedRunner } from './sharedRunner';
export { fromFragment } from './sharedLink';
