/** Name prefix of example programs, which distinguishes them from models. */
const examples = 'examples of the reference/';

export const exampleName = (symbol: string): string => `${examples}${symbol}`;

/** Converts an example to a model that logs the values in its `// →` comments. */
export function exampleProgram(example: string): string {
  const lines = example.split('\n').map(logCall);
  const end = lines.findLastIndex((line) => /^(?:import |\} from )/.test(line)) + 1;
  return [
    ...lines.slice(0, end),
    'import { makeBaseBox as anything } from "replicad";',
    'export default async function main() {',
    ...lines.slice(end),
    'return anything(1, 1, 1);',
    '}',
  ].join('\n');
}

function logCall(line: string): string {
  const [, statement = '', kind] = /^(.*?);\s*\/\/ (→|throws) .+$/.exec(line) ?? [];
  if (!kind) return line;
  const declared = /^\s*const (\w+) = /.exec(statement)?.[1];
  const label = JSON.stringify((declared ?? statement).trim());
  if (kind === '→') {
    return declared
      ? `${statement}; console.log(${label}, ${declared});`
      : `console.log(${label}, ${statement});`;
  }
  const failed = `(error) => console.log(${label}, "throws", error instanceof Error ? error.message : "")`;
  return `try { ${statement}; console.log(${label}, "does not throw"); } catch (error) { (${failed})(error); }`;
}
