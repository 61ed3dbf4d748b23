import { expect } from 'vitest';
import { reviewedDifferences } from '../../../plugins/docusaurus/api-reference/releases/reviewedDifferences';
import { modelFiles } from '../../../plugins/docusaurus/models/modelFiles';
import { statementsOf } from '../../support/statements';

const says = statementsOf(import.meta.url);

/** Models of guide pages with a different outcome in the later version. */
const different = Object.entries(reviewedDifferences()).filter(([name]) =>
  modelFiles().some((model) => model.name === name),
);

says('All other models of this site that build here build the same solid in 1.1.0.', () => {
  const changed = different
    .filter(([, { thrown, output }]) => thrown?.[0] === null || (!thrown && !output))
    .map(([name]) => name);
  const readers = modelFiles()
    .filter(({ code }) => code.includes('importSTL('))
    .map(({ name }) => name);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.filter((name) => !readers.includes(name))).toEqual([]);
});
