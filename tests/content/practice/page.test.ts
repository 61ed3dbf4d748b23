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
    task: 'drawings/vent-flange',
    model: 'miss-2',
    from: '"XY", 4).extrude(26)',
    to: '"XY").extrude(26)',
    sentence: 'The pipe is closed.',
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
    task: 'repairs/strap',
    model: 'miss-1',
    from: 'translateX(15)',
    to: 'translateX(25)',
    sentence: 'There are two holes, but not where they should be.',
  },
  {
    task: 'repairs/tapered-plate',
    model: 'miss-1',
    from: '.lineTo([60, 0])\n    .lineTo([10, 30])\n    .lineTo([50, 30])',
    to: '.lineTo([50, 30]).lineTo([10, 30]).lineTo([60, 0])',
    sentence: 'The corner at x = 50 is next to the one at x = 60.',
  },
  {
    task: 'repairs/drilled-block',
    model: 'miss-1',
    from: 'block.cut(drill)',
    to: 'block.cut(makeCylinder(6, 10)).cut(makeCylinder(6, 9.5, [0, 0, 10.5]))',
    sentence: 'A skin of 0.5 mm closes the hole.',
  },
  {
    task: 'parameters/holes-that-follow',
    model: 'miss-2',
    from: '/ 2) * 15;',
    to: '/ 2) * (40 / 3);',
    sentence: 'in the 40 mm between, there is room for two spaces of 15 mm',
  },
  {
    task: 'transformations/left-bracket',
    model: 'solution',
    from: '.mirror("YZ")',
    to: '.mirror("XZ").translateY(20)',
    sentence: 'The bracket is still at x = 0 to 30.',
  },
  {
    task: 'transformations/left-bracket',
    model: 'solution',
    from: '.mirror("YZ")',
    to: '.mirror("YZ").translateY(-20)',
    sentence: 'The bracket is at y = −20 to 0',
  },
  {
    task: 'transformations/left-bracket',
    model: 'solution',
    from: '.mirror("YZ")',
    to: '.translateY(-20)',
    sentence: 'The bracket still reaches to x = 30, but now to y = −20.',
  },
  {
    task: 'transformations/pegs',
    model: 'start',
    from: 'i < 8',
    to: 'i < 1',
    sentence: 'You see one peg only',
  },
  {
    task: 'drawing/drum-side',
    model: 'miss-1',
    from: '.translate(13, 0)',
    to: '',
    sentence: 'stick out of the circle on the right',
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
});
