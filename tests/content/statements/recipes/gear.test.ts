import path from 'node:path';
import { EdgeFinder, measureVolume, type Shape3D } from 'replicad';
import { expect } from 'vitest';
import { isValid, runChanged, statementsOf, slowProof } from '../../../support/statements';

const says = statementsOf(import.meta.url);

type Params = Readonly<Record<string, number>>;
interface Polar {
  readonly radius: number;
  readonly angle: number;
}

/** Runs one of the gear recipe's models and returns its result. */
async function made(name: string, params: Params): Promise<unknown> {
  const file = path.resolve(`models/recipes/gear/${name}.js`);
  const model = (await import(file)) as { readonly default: (params: Params) => unknown };
  return model.default(params);
}

async function parts(name: string, params: Params): Promise<readonly Shape3D[]> {
  const found = (await made(name, params)) as readonly { readonly shape: Shape3D }[];
  return found.map(({ shape }) => shape);
}

async function pair(params: Params): Promise<readonly [Shape3D, Shape3D]> {
  const [small, large] = await parts('pair', params);
  if (small === undefined || large === undefined) throw new Error('A gear is missing');
  return [small, large];
}

/** Returns the points at a given height on the edges of a gear. */
function outline(gear: Shape3D, height: number): readonly Polar[] {
  const edges = new EdgeFinder().inPlane('XY', height).find(gear);
  return edges.flatMap((edge) =>
    [0.1, 0.3, 0.5, 0.7, 0.9].map((position) => {
      const { x, y } = edge.pointAt(position);
      return { radius: Math.hypot(x, y), angle: Math.atan2(y, x) };
    }),
  );
}

const involute = (radius: number, base: number) => {
  const roll = Math.sqrt((radius / base) ** 2 - 1);
  return roll - Math.atan(roll);
};

says(
  'both gears turn, and no tooth runs into another',
  slowProof(async () => {
    for (const turn of [0, 4, 9, 13]) {
      const [small, large] = await pair({ teeth: 17, module: 1, turn });
      expect(isValid(small)).toBe(true);
      expect(measureVolume(small.intersect(large) as Shape3D), `at ${turn}°`).toBeCloseTo(0, 6);
    }
  }),
);

says('Each tooth is thinner by half of it.', async () => {
  const area = async (backlash: number) => {
    const gear = `teeth: 20, backlash: ${backlash}`;
    const { facts } = await runChanged('recipes/gear/pointed', null, [
      'teeth: 12, pressure: 35',
      gear,
    ]);
    return facts.area ?? 0;
  };
  // A tooth goes from 17.5 to 22 mm. With a backlash of 0.4 mm it loses 0.2 of the 20 mm of a radian.
  const lost = (20 * (0.2 / 20) * (22 ** 2 - 17.5 ** 2)) / 2;
  expect((await area(0)) - (await area(0.4))).toBeCloseTo(lost, 1);
});

says('A large pressure angle or much backlash can leave no width at the tip.', async () => {
  const drawn = (gear: string) =>
    runChanged('recipes/gear/pointed', null, ['teeth: 12, pressure: 35', gear]);
  await expect(drawn('teeth: 30, pressure: 40')).rejects.toThrow('The teeth are pointed');
  await expect(drawn('teeth: 30, backlash: 3')).rejects.toThrow('The teeth are pointed');
  for (const teeth of [4, 6, 12]) await drawn(`teeth: ${teeth}`);
  // With a smaller angle or less backlash, some width is left at the tip.
  await drawn('teeth: 30, pressure: 28');
  await drawn('teeth: 30, backlash: 1');
});

says('Often a tooth faces a tooth.', async () => {
  const [small, large] = await pair({ teeth: 18, module: 2, turn: 0 });
  const turned = small.rotate(180 / 18);
  expect(measureVolume(turned.intersect(large) as Shape3D)).toBeGreaterThan(10);
});

says('the arc of a gear of 17 teeth or more is less than 0.03 mm away from it', async () => {
  // Below 41.5 teeth, the flank starts at the base circle. Its arc is then longest and deviates most from the
  // involute.
  for (const teeth of [17, 30, 41, 42]) {
    const [gear] = await pair({ teeth, module: 2, turn: 0 });
    const base = teeth * Math.cos(Math.PI / 9);
    const half = Math.PI / 2 / teeth - 0.05 / teeth + involute(teeth, base);
    const flanks = outline(gear, 6).filter(
      ({ radius }) => radius > base + 0.01 && radius > teeth - 2.49 && radius < teeth + 1.999,
    );
    const away = flanks.map(({ radius, angle }) => {
      const step = (2 * Math.PI) / teeth;
      const fromTooth = Math.abs(angle - step * Math.round(angle / step));
      return radius * Math.abs(fromTooth - half + involute(radius, base));
    });
    expect(away.length).toBeGreaterThan(8 * teeth);
    expect(Math.max(...away)).toBeLessThan(0.03);
  }
});

says('A tooth reaches one module above the pitch circle, and 1.25 modules below it.', async () => {
  const [gear] = await pair({ teeth: 20, module: 2, turn: 0 });
  const radii = outline(gear, 6).map(({ radius }) => radius);
  expect(Math.max(...radii)).toBeCloseTo(22, 3);
  expect(Math.min(...radii.filter((radius) => radius > 4))).toBeCloseTo(17.5, 3);
});

says(
  'The gear that it meshes with leans as far the other way.',
  slowProof(async () => {
    /**
     * Returns the twist of the helical teeth in radians: the angle between the x axis and the middle of the nearest
     * tooth's tip at the top of the gear.
     */
    const leanOf = async (teeth: number, lean: number) => {
      const gear = (await made('helical', { teeth, lean })) as Shape3D;
      const tips = outline(gear, 10).filter(({ radius }) => radius > teeth + 1.99);
      const sum = (of: (angle: number) => number) =>
        tips.reduce((all, { angle }) => all + of(angle * teeth), 0);
      return Math.atan2(sum(Math.sin), sum(Math.cos)) / teeth;
    };
    const [one, other] = [await leanOf(20, 10), await leanOf(30, -10)];
    expect(one).toBeGreaterThan(0.05);
    expect(one * 20).toBeCloseTo(-other * 30, 2);
  }),
);

says('The overlap is red', async () => {
  const [shared, small, large] = await parts('few-teeth', {});
  if (!shared || !small || !large) throw new Error('A part is missing');
  expect(measureVolume(shared)).toBeGreaterThan(0.01);
  expect(measureVolume(small.intersect(large) as Shape3D)).toBeCloseTo(measureVolume(shared), 4);
});

says('The base circle is the pitch circle times the cosine of pressure.', async () => {
  const { cos, PI } = Math;
  const [gear] = await pair({ teeth: 17, module: 2, turn: 0 });
  const below = outline(gear, 6).filter(({ radius }) => radius > 14.6 && radius < 17 * cos(PI / 9));
  const half = PI / 34 - 0.05 / 17 + involute(17, 17 * cos(PI / 9));
  const step = (2 * PI) / 17;
  expect(below.length).toBeGreaterThan(30);
  for (const { angle } of below) {
    expect(Math.abs(angle - step * Math.round(angle / step))).toBeCloseTo(half, 4);
  }
});
