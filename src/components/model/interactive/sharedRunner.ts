import {
  createAssetLoader,
  createRunner,
  openSandboxAt,
  runnerUrl,
  type Runner,
} from '../../../modeling';

let runner: Runner | null = null;

/** Returns the runner, with its kernel, that all models share for the whole visit. */
export function sharedRunner(baseUrl: string): Runner {
  runner ??= createRunner(createAssetLoader(baseUrl), openSandboxAt(runnerUrl(baseUrl)));
  return runner;
}
