import { readReference } from '../../docusaurus/api-reference/generateReference';
import { modelFiles, type ModelFile } from '../../docusaurus/models/modelFiles';
import {
  exampleName,
  exampleProgram,
} from '../../docusaurus/api-reference/releases/exampleProgram';

/** Returns all programs of the site: its models, and the examples in the descriptions of the reference. */
export function readPrograms(): readonly ModelFile[] {
  const { descriptions } = readReference();
  return [
    ...modelFiles(),
    ...[...descriptions.symbols].flatMap(([symbol, { example }]) =>
      example ? [{ name: exampleName(symbol), file: symbol, code: exampleProgram(example) }] : [],
    ),
  ];
}
