import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseRequirements, readRequirements } from './readRequirements';

const folder = mkdtempSync(join(tmpdir(), 'requirements-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, ...lines: readonly string[]) =>
  writeFileSync(join(folder, name), lines.join('\n'));

describe('the requirements', () => {
  it('are the numbered lines of a file, and nothing else in it', () => {
    const markdown = ['# 2. Screens', '', 'Words.', '', '- **2.1** One', '  line.', '- Other'];
    expect(parseRequirements(markdown.join('\n'))).toEqual([{ number: '2.1', text: 'One line.' }]);
  });

  it('say why one needs no test', () => {
    expect(parseRequirements('- **2.1** A. (open: later)\n- **2.2** B. (stock: why)')).toEqual([
      { number: '2.1', text: 'A.', exception: { kind: 'open', reason: 'later' } },
      { number: '2.2', text: 'B.', exception: { kind: 'stock', reason: 'why' } },
    ]);
  });

  it('come in the order of their numbers', () => {
    write('02-two.md', '- **2.10** Ten', '- **2.9** Nine');
    write('01-one.md', '- **1.1** One');
    write('README.md', '- **9.9** no section');
    expect(readRequirements(folder).map(({ number }) => number)).toEqual(['1.1', '2.9', '2.10']);
  });

  it('have a number each, of their own section', () => {
    write('03-three.md', '- **3.1** One', '- **3.1** Other');
    expect(() => readRequirements(folder)).toThrow('3.1 is the number of two requirements.');
    write('03-three.md', '- **2.11** One');
    expect(() => readRequirements(folder)).toThrow('03-three.md: 2.11 belongs to another section.');
  });
});
