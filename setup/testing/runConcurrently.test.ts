import { describe, expect, it } from 'vitest';
import { runConcurrently } from './runConcurrently.mjs';

/** Steps that end when they are told to; `running` are the names of those that have started and not ended. */
function controlled() {
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  const perform = ({ name }: { readonly name: string }) => {
    running.push(name);
    return new Promise<string>((done) => {
      ends.set(name, () => {
        running.splice(running.indexOf(name), 1);
        done(`${name} done`);
      });
    });
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    // Until all that follows from it has happened.
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { running, perform, end };
}

describe('the steps of a run', () => {
  it('start in their order, as many beside each other as there are lanes', async () => {
    const { running, perform, end } = controlled();
    const all = runConcurrently([{ name: 'a' }, { name: 'b' }, { name: 'c' }], perform, 2);
    expect(running).toEqual(['a', 'b']);
    await end('b');
    expect(running).toEqual(['a', 'c']);
    await end('a');
    await end('c');
    expect(await all).toEqual(['a done', 'b done', 'c done']);
  });

  it('run alone where they use all cores', async () => {
    const { running, perform, end } = controlled();
    const steps = [{ name: 'a' }, { name: 'all', usesAllCores: true }, { name: 'b' }];
    const all = runConcurrently(steps, perform, 2);
    expect(running).toEqual(['a']);
    await end('a');
    expect(running).toEqual(['all']);
    await end('all');
    expect(running).toEqual(['b']);
    await end('b');
    await all;
  });
});
