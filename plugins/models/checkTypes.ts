import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { modelsFolder, storeFolder } from './folders';
import type { ModelFile } from './modelFiles';

/**
 * Returns what the compiler says against models, one message with file and line each. The declarations are the library's
 * own with models/replicad-overlay.d.ts. Models that were found right before are not read again.
 */
export function checkTypes(models: readonly ModelFile[]): readonly string[] {
  const overlay = path.resolve(modelsFolder, 'replicad-overlay.d.ts');
  const config = path.resolve(modelsFolder, 'tsconfig.json');
  const inputs = [overlay, config].map((file) => readFileSync(file, 'utf8')).join('\0');
  const stamp = ({ code }: ModelFile) =>
    path.join(
      storeFolder,
      'types',
      createHash('sha256').update(inputs).update(code).digest('hex').slice(0, 24),
    );
  const unchecked = models.filter((model) => !existsSync(stamp(model)));
  if (unchecked.length === 0) return [];
  const read = (file: string) => ts.sys.readFile(file);
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, read).config,
    ts.sys,
    modelsFolder,
  );
  const files = unchecked.map(({ file }) => path.resolve(file));
  const program = ts.createProgram([...files, overlay], options);
  const messages = ts.getPreEmitDiagnostics(program).map(inWords);
  if (messages.length > 0) return messages;
  mkdirSync(path.join(storeFolder, 'types'), { recursive: true });
  for (const model of unchecked) writeFileSync(stamp(model), '');
  return [];
}

function inWords({ file, start, messageText }: ts.Diagnostic): string {
  const message = ts.flattenDiagnosticMessageText(messageText, ' ');
  if (!file || start === undefined) return message;
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  return `${path.relative('.', file.fileName)}:${line + 1}:${character + 1}: ${message}`;
}
