import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citedNumbers, readCitingTests, type CitingTest } from './readCitations';
import { readRequirements, type Requirement } from './readRequirements';

export interface TracedRequirement extends Requirement {
  readonly tests: readonly CitingTest[];
}

export interface Trace {
  readonly requirements: readonly TracedRequirement[];
  /** Citations in tests, code and documents of lines that do not exist: "src/a.ts cites 2.99". */
  readonly unknownCitations: readonly string[];
}

/** Others' work, generated files, readers' pages, and this folder: its examples are no citations. */
const ignored = new Set([
  'node_modules',
  'build',
  'docs',
  'examples',
  'requirements',
  'test-results',
]);
const isText = (path: string) => /\.(tsx?|mts|mjs|cjs|css|md)$/.test(path);
const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

/** Reads the whole repository, from the current folder: which tests prove which requirement. */
export function traceRequirements(): Trace {
  const files = listTexts().map((path) => [path, readFileSync(path, 'utf8')] as const);
  const citing = files.flatMap(([path, text]) => (isTest(path) ? readCitingTests(path, text) : []));
  const requirements = readRequirements().map((requirement) => ({
    ...requirement,
    tests: citing.filter(({ numbers }) => numbers.includes(requirement.number)),
  }));
  const known = new Set(requirements.map(({ number }) => number));
  const unknownCitations = files.flatMap(([path, text]) =>
    citedNumbers(text)
      .filter((number) => !known.has(number))
      .map((number) => `${path} cites ${number}`),
  );
  return { requirements, unknownCitations };
}

/** The lines that need a test and have none. */
export function unprovenRequirements({ requirements }: Trace): TracedRequirement[] {
  return requirements.filter(({ tests, exception }) => tests.length === 0 && !exception);
}

/** What `npm run requirements` prints: each line with its tests, and the sums. */
export function formatTrace(trace: Trace): string {
  const lines = trace.requirements.flatMap(({ number, text, exception, tests }) => [
    `${number.padEnd(6)}${text}`,
    ...tests.map(({ file, line, title }) => `      ${file}:${line} ${title}`),
    ...(exception ? [`      (${exception.kind}: ${exception.reason})`] : []),
  ]);
  const unproven = unprovenRequirements(trace);
  const proven = trace.requirements.filter(({ tests }) => tests.length > 0);
  const citing = new Set(proven.flatMap(({ tests }) => tests));
  const sums = [
    `${trace.requirements.length} requirements, ${proven.length} proven by ${citing.size} tests`,
    ...unproven.map(({ number }) => `no test proves ${number}`),
    ...trace.unknownCitations,
  ];
  return [...lines, '', ...sums].join('\n');
}

/** The texts of the repository, at any depth. */
function listTexts(): string[] {
  return readdirSync('.', { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !ignored.has(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? readdirSync(entry.name, { recursive: true, encoding: 'utf8' }).map((name) =>
            join(entry.name, name),
          )
        : [entry.name],
    )
    .filter(isText)
    .sort();
}
