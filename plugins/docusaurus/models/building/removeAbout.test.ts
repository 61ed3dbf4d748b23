import { describe, expect, it } from 'vitest';
import { removeAbout } from './removeAbout';

describe('the code that readers see', () => {
  it('omits `about` and its comment', () => {
    const code = [
      'import { draw } from "replicad";',
      '',
      '/** For the page. */',
      'export const about = { title: "A", description: "B." };',
      '',
      '/** Makes it. */',
      'export default () => draw();',
    ].join('\n');
    expect(removeAbout(code)).toBe(
      'import { draw } from "replicad";\n\n/** Makes it. */\nexport default () => draw();\n',
    );
  });

  it('is the whole code of a model without `about`', () => {
    expect(removeAbout('export const size = 3;\n')).toBe('export const size = 3;\n');
  });
});
