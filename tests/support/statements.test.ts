import { describe, expect, it } from 'vitest';
import { containsStatement } from './statements';

// Requirement 10.40
describe('containsStatement', () => {
  const page = [
    'A [`fillet`](/docs/api/classes/Solid#fillet) **rounds** edges,',
    'and _XZ_ points to `y_dir`<span data-search="off">: upwards</span>.',
  ].join('\n');

  it('finds a statement in spite of Markdown markup and line breaks', () => {
    expect(containsStatement(page, 'A fillet rounds edges, and XZ points to y_dir: upwards.')).toBe(
      true,
    );
  });

  it('returns false if the page does not contain the statement', () => {
    expect(containsStatement(page, 'A fillet rounds corners')).toBe(false);
  });
});
