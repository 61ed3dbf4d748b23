import {
  createAssetLoader,
  createRunner,
  openSandboxAt,
  runnerUrl,
  type Runner,
} from '../../../modeling';

let runner: Runner | null = null;

/** Returns the one runner of the visit. All models on all pages share its kernel, even across navigation. */
export function sharedRunner(baseUrl: string): Runner {
  runner ??= createRunner(createAssetLoader(baseUrl), openSandboxAt(runnerUrl(baseUrl)));
  return runner;
}
