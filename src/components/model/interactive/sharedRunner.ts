import {
  createAssetLoader,
  createRunner,
  openSandboxAt,
  runnerUrl,
  type Runner,
} from '../../../modeling';

let runner: Runner | null = null;

/** Returns the runner that all models share for the whole visit, with its kernel. */
export function sharedRunner(baseUrl: string): Runner {
  runner ??= createRunner(createAssetLoader(baseUrl), openSandboxAt(runnerUrl(baseUrl)));
  return runner;
}
