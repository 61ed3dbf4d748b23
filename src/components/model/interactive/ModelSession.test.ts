// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { BuiltModel, Params, Runner, RunRequest } from '../../../modeling';
import { ModelSession, type Start } from './ModelSession';

/** A session of the model "plate", width 60 and height 20, whose runs find `defaults` in the code. */
function sessionWith(defaults: Params, start?: Start) {
  const sent: (Params | null)[] = [];
  const runner = {
    run: ({ params }: RunRequest) => {
      sent.push(params);
      return Promise.resolve({ kind: 'done', value: { defaultParams: defaults, about: null } });
    },
  } as unknown as Runner;
  const model = {
    ...{ name: 'plate', code: 'plate', defaultParams: { width: 60, height: 20 } },
    about: { title: 'Plate', description: 'A plate.' },
  } as unknown as BuiltModel;
  return { session: new ModelSession(model, runner, 'test', start), sent };
}

it('code that was pasted over another has its own defaults, whatever names the two share', async () => {
  const { session, sent } = sessionWith({ height: 72, wall: 2 });
  session.setCode('can');
  await session.run();
  expect(sent).toEqual([null]);
  expect(session.state.params).toEqual({ height: 72, wall: 2 });
});

it('values that the reader has chosen stay, in edited code too', async () => {
  const { session, sent } = sessionWith({ width: 50, height: 25 });
  session.setParam('height', 30);
  session.setCode('plate, edited');
  await session.run();
  expect(sent.at(-1)).toEqual({ height: 30 });
  expect(session.state.params).toEqual({ width: 50, height: 30 });
});

it('values that came with a link are chosen, even those that the model has by default', async () => {
  const { session, sent } = sessionWith(
    { width: 10, height: 10 },
    { name: 'plate', code: 'other', params: { width: 60, height: 5 }, origin: 'link' },
  );
  await session.run();
  expect(sent).toEqual([{ width: 60, height: 5 }]);
  expect(session.state.params).toEqual({ width: 60, height: 5 });
});
