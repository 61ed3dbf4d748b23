import { readdirSync } from 'node:fs';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { allExercises } from '../../../plugins/shared/exercises';
import { readBuilt } from '../../support/build';
import {
  readCode,
  exercises,
  feedbackForCode,
  loadKernelBeforeTests,
} from '../../support/practice';

/**
 * Wrong models that get the feedback of a near miss, because they have its measurements. Each is an edit (`from`, `to`)
 * of one of the task's models. `sentence` is part of the feedback and must be true for both models.
 */
const sameMeasurements = [
  {
    task: 'drawings/bell-bracket',
    model: 'miss-2',
    from: '[20, 0, 5]',
    to: '[20, -10, 5]',
    sentence: 'Let the cylinder begin and end outside the part',
  },
  {
    task: 'drawings/hinge',
    model: 'miss-3',
    from: '.mirror("YZ")',
    to: '.mirror("YZ").fuse(makeCylinder(1.7, 50, [0, -25, 4], [0, 1, 0]))',
    sentence: 'Cut the spaces first, because they remove the pin',
  },
  {
    task: 'repairs/bracket',
    model: 'solution',
    from: 'half.clone().fuse(half.mirror("YZ"))',
    to: 'half',
    sentence: 'The left half is missing.',
  },
  {
    task: 'repairs/cross-hole',
    model: 'start',
    from: 'block.cut(drill.extrude(20))',
    to: 'block',
    sentence: 'on XZ, extrude the drill by −20.',
  },
  {
    task: 'repairs/tapered-plate',
    model: 'miss-1',
    from: '.lineTo([60, 0])\n    .lineTo([10, 30])\n    .lineTo([50, 30])',
    to: '.lineTo([50, 30]).lineTo([10, 30]).lineTo([60, 0])',
    sentence: 'The corner at x = 50 is next to the one at x = 60.',
  },
  {
    task: 'parameters/holes-that-follow',
    model: 'miss-2',
    from: '/ 2) * 15;',
    to: '/ 2) * (40 / 3);',
    sentence: 'in the 40 mm between, there is room for two spaces of 15 mm',
  },
  {
    task: 'planes-and-sketches/standing-wedge',
    model: 'also-1',
    from: 'extrude(25)',
    to: 'extrude(-25)',
    sentence: 'on XZ, extrude by −25',
  },
];

describe('exercises', () => {
  loadKernelBeforeTests();

  it('each appear exactly once on the Practice page', () => {
    const listed = allExercises().map(({ task }) => task);
    expect(listed.sort()).toEqual(exercises.map(({ name }) => name).sort());
    const links = load(readBuilt('docs/practice/index.html'))('article ol a').toArray();
    expect(links.map(({ attribs }) => attribs['href'])).toEqual(allExercises().map(({ to }) => to));
  });

  it('have their own folder of models and at least two hints', () => {
    const folders = readdirSync('models/practice', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('solution.js'))
      .map((file) => `practice/${file.replace(/.solution\.js$/, '').replaceAll('\\', '/')}`);
    expect(folders.sort()).toEqual(exercises.map(({ name }) => name).sort());
    expect(exercises.filter(({ hints }) => hints < 2)).toEqual([]);
  });

  it.each(sameMeasurements)(
    'give feedback that is also true for other models with the measurements of a near miss: $task, $to',
    async ({ task, model, from, to, sentence }) => {
      const code = readCode(`practice/${task}`, model);
      expect(code).toContain(from);
      const answer = await feedbackForCode(`practice/${task}`, code.replaceAll(from, to));
      expect(answer.isRight).toBe(false);
      expect(answer.sentence).toContain(sentence);
    },
  );

  it('give no feedback of a near miss to its mirror image', async () => {
    const withBoth = readCode('practice/repairs/strap', 'solution');
    const without = (hole: string) => {
      expect(withBoth).toContain(hole);
      return feedbackForCode('practice/repairs/strap', withBoth.replace(hole, ''));
    };
    const second = await without('.cut(drill.clone().translateX(15))');
    expect(second.sentence).toContain('The second hole is missing');
    const first = await without('.cut(drill.clone().translateX(-15))');
    expect(first.sentence).toBe('A hole is missing: there is one, and the goal has two.');
  });
});
