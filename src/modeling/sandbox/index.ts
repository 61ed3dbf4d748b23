export { createAssetLoader, runnerUrl } from './assets';
export { createRunner, type RunProgress, type Runner, type RunRequest } from './Runner';
export { openSandboxAt } from './Sandbox';
