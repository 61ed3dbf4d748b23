import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Prints each requirement with the tests that cite it, as in `// Requirements 2.14, 9.1–9.3`. */
function main(): void {
  const lines = execFileSync(
    'git',
    ['grep', '-nE', 'Requirements? [0-9]+\\.[0-9]', '--', '*.test.*', '*.spec.*'],
    { encoding: 'utf8' },
  ).split('\n');
  const tests = new Map<string, string[]>();
  for (const line of lines) {
    const [place = '', text = ''] = line.split(/:(?=\s*\/\/)/);
    for (const number of numbersIn(text))
      tests.set(number, [...(tests.get(number) ?? []), `      ${place}`]);
  }
  const files = readdirSync('requirements').filter((name) => /^\d/.test(name));
  const texts = files.map((name) => readFileSync(`requirements/${name}`, 'utf8')).join('\n');
  const requirements = [...texts.matchAll(/^- \*\*(\d+\.\d+)\*\* (.+(?:\n {2}.+)*)/gm)];
  let untested = 0;
  for (const [, number = '', text = ''] of requirements) {
    const citing = tests.get(number) ?? [];
    if (citing.length === 0 && !/\((stock|open|not testable):/.test(text)) untested++;
    console.log([`${number.padEnd(6)}${text.replace(/\s+/g, ' ')}`, ...citing].join('\n'));
  }
  console.log(`\n${requirements.length} requirements, ${untested} without a test`);
}

/** Returns 2.14, 9.1, 9.2, 9.3 for "Requirements 2.14, 9.1–9.3". */
function numbersIn(text: string): string[] {
  return Array.from(text.matchAll(/(\d+)\.(\d+)(?:–\d+\.(\d+))?/g)).flatMap(
    ([, section = '', first = '', last = first]) =>
      Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, index) => `${section}.${Number(first) + index}`,
      ),
  );
}

main();
