import { readReference } from '../api-reference/generate';
import { referencePaths } from '../api-reference/referencePaths';
import { modelFiles, type ModelFile } from '../models/modelFiles';
import { exampleName, exampleProgram } from './exampleProgram';

/** Everything of the site that runs: its models, and the examples in the descriptions of the reference. */
export function programs(): readonly ModelFile[] {
  const { descriptions } = readReference(referencePaths);
  return [
    ...modelFiles(),
    ...[...descriptions.symbols].flatMap(([symbol, { example }]) =>
      example ? [{ name: exampleName(symbol), file: symbol, code: exampleProgram(example) }] : [],
    ),
  ];
}
