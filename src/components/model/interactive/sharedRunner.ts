import {
  createAssetLoader,
  createRunner,
  openSandboxAt,
  runnerUrl,
  type Runner,
} from '../../../modeling';

let runner: Runner | null = null;

/** The runner of the visit: all models of all pages share its kernel, also across navigation. */
export function sharedRunner(baseUrl: string): Runner {
  runner ??= createRunner(createAssetLoader(baseUrl), openSandboxAt(runnerUrl(baseUrl)));
  return runner;
}
