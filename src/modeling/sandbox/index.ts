export { createAssetLoader, runnerUrl } from './assets';
export {
  createRunner,
  type Origin,
  type Outcome,
  type RunProgress,
  type Runner,
  type RunRequest,
} from './Runner';
export { openSandboxAt } from './Sandbox';
