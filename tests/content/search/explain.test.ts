import { describe, expect, it } from 'vitest';
import { explainRanking } from '../../../plugins/docusaurus/search-index/explainRanking';
import { readSearchIndex } from '../../../plugins/docusaurus/search-index/hosting/readSearchIndex';
import { createSearchEngine } from '../../../src/search/node';

const engine = createSearchEngine(readSearchIndex('build').store);

describe('the explanation of a search ranking', () => {
  it('lists the first three pages in order, with the fields of each word', () => {
    const explanation = explainRanking(engine, 'round top edges');
    const pages = Array.from(
      explanation.matchAll(/^(\d)\. .* (\/\S+)$/gm),
      ([, place, address]) => [place, address],
    );
    expect(pages).toHaveLength(3);
    expect(pages[0]).toEqual(['1', '/docs/tutorial-overview/modifications']);
    expect(explanation).toMatch(/^ {2}edges: tasks \d\.\d\d \(Modifications\)/m);
  });

  it('adds up to the score of a page', () => {
    const [, ...numbers] =
      /^ {2}(\S+) = \(page (\S+) \+ best section (\S+) \+ name (\S+)\) × kind (\S+)$/m.exec(
        explainRanking(engine, 'makeBaseBox'),
      ) ?? [];
    const [total = 0, page = 0, section = 0, name = 0, kind = 0] = numbers.map(Number);
    expect(name).toBeGreaterThan(0);
    expect(Math.abs((page + section + name) * kind - total)).toBeLessThan(0.05);
  });

  it('includes the rank of a requested page, or the reason why it is missing', () => {
    expect(explainRanking(engine, 'fillet', '/docs/glossary')).toMatch(
      /^\d+\. Glossary \/docs\/glossary$/m,
    );
    expect(explainRanking(engine, 'fillet', '/docs/reading-offline')).toContain(
      'Not found: /docs/reading-offline\n  It has no word of the question.',
    );
    const other = '/docs/api/classes/Face';
    expect(explainRanking(engine, 'screw hole countersunk head', other)).toMatch(
      /Left out: it has \d+ % of the question, the least is \d+ %\./,
    );
  });
});
