import { cast, makeLine, type Edge } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('Where its curve starts.', () => {
  const edge = makeLine([1, 2, 3], [9, 2, 3]);
  const against = cast(edge.wrapped.Reversed()) as Edge;
  expect([edge.orientation, against.orientation]).toEqual(['forward', 'backward']);
  for (const { startPoint, endPoint } of [edge, against]) {
    expect([startPoint.x, endPoint.x]).toEqual([1, 9]);
  }
});
