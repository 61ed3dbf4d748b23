import type { BuildStep } from '../../shared/runSteps';
import { buildModels } from './buildModels';
import { bundleBuilder } from './builderBundle';
import { modelFiles } from './modelFiles';
import { removeStaleFiles } from './publishModels';

/** Builds every site model. Throws an error with a line for each model that failed. */
export const modelsStep: BuildStep = {
  title: 'Models',
  async run(report) {
    const { models, built, cached, failures } = await buildModels(
      modelFiles(),
      await bundleBuilder(),
      ({ done, total }) => report(`${done}/${total}`),
    );
    if (failures.length > 0) throw new Error(`${failures.length} failed.\n${failures.join('\n')}`);
    removeStaleFiles(models);
    return `${built} built, ${cached} unchanged`;
  },
};
