import { describe, expect, it } from 'vitest';
import type { Step } from './Step';
import { StepClock } from './StepClock';

const step = (title: string, usualSeconds: number): Step => ({
  title,
  usualSeconds,
  run: () => Promise.resolve(''),
});
const [reference, models, pages] = [step('reference', 4), step('models', 80), step('pages', 30)];
const stages = [[reference, models], [pages]];

describe('the time that a build still takes', () => {
  it('is that of the longest step of each stage, before anything has run', () => {
    expect(new StepClock(stages, {}).left(0)).toBe(110);
  });

  it('is what the steps took the last time', () => {
    expect(new StepClock(stages, { models: 2, pages: 20 }).left(0)).toBe(24);
  });

  it('follows what a step says of itself, and takes this machine for as slow in the steps to come', () => {
    const clock = new StepClock(stages, {});
    clock.started(models, 0);
    clock.moved(models, { detail: '', share: 0.25 });
    // 40 s for a quarter: 160 s in all, twice what was expected.
    expect(clock.left(40)).toBe(120 + 60);
  });

  it('ends with the last step', () => {
    const clock = new StepClock([[pages]], {});
    clock.started(pages, 0);
    expect(clock.left(45)).toBe(0);
    expect(clock.running()).toHaveLength(1);
    expect(clock.ended(pages, 50)).toBe(50);
    expect(clock.left(50)).toBe(0);
    expect(clock.running()).toEqual([]);
  });
});
