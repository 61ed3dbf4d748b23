import { expect, it } from 'vitest';
import { withoutWaiting } from './processorTime';

const thread = { pid: 1, tid: 1 };

it('makes a task as long as the processor worked on it, with what happens in it', () => {
  const events = [
    { ...thread, ph: 'X', ts: 1000, dur: 400, tdur: 100, name: 'task' },
    { ...thread, ph: 'X', ts: 1200, dur: 200, tdur: 20, name: 'layout' },
    { ...thread, ph: 'I', ts: 1100, name: 'mark' },
  ];
  expect(withoutWaiting(events)).toEqual([
    { ...thread, ph: 'X', ts: 1000, dur: 100, tdur: 100, name: 'task' },
    { ...thread, ph: 'X', ts: 1050, dur: 50, tdur: 20, name: 'layout' },
    { ...thread, ph: 'I', ts: 1025, name: 'mark' },
  ]);
});

it('leaves the beginning of tasks, what is between them, and other threads', () => {
  const events = [
    { ...thread, ph: 'X', ts: 1000, dur: 400, tdur: 400 },
    { ...thread, ph: 'I', ts: 1400 },
    { ...thread, ph: 'X', ts: 2000, dur: 400, tdur: 0 },
    { ...thread, tid: 2, ph: 'I', ts: 2100 },
  ];
  const [first, between, second, other] = withoutWaiting(events);
  expect([first, between, other]).toEqual([events[0], events[1], events[3]]);
  // Something that took no time at all would be no task.
  expect(second).toEqual({ ...events[2], dur: 1 });
});
