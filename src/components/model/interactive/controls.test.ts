import { describe, expect, it } from 'vitest';
import { allowedParams, controlsOf, readValue } from './controls';

const defaults = { height: 25, lid: true, text: 'replicad', teeth: 12, wallThickness: 0.8 };
const specs = {
  height: { label: 'Height', unit: 'mm', min: 10, max: 80, step: 5 },
  teeth: { choices: [12, 16, 24] },
};
const controls = controlsOf(defaults, specs);
const named = (name: string) => {
  const control = controls.find((one) => one.name === name);
  if (!control) throw new Error(`No control "${name}".`);
  return control;
};

describe('the controls for parameters', () => {
  // Requirement 10.14.
  it('depend on the type of the default value and on the declared choices', () => {
    expect(controls.map(({ kind }) => kind)).toEqual([
      'number',
      'boolean',
      'text',
      'choice',
      'number',
    ]);
  });

  it('have the label, unit, limits and step that the model declares', () => {
    expect(named('height')).toMatchObject({
      label: 'Height',
      unit: 'mm',
      min: 10,
      max: 80,
      slider: { min: 10, max: 80, step: 5 },
    });
  });

  it('have a default label and slider range without limits on typed values', () => {
    const control = named('wallThickness');
    expect(control).toMatchObject({ label: 'Wall thickness', min: null, max: null });
    expect(control.kind === 'number' && control.slider.max).toBeCloseTo(2.4);
    expect(readValue(control, '99')).toEqual({ value: 99, problem: null });
  });

  it.each([
    ['ten', 'Type a number.'],
    ['', 'Type a number.'],
    ['Infinity', 'Type a number.'],
    ['5', 'Not less than 10 mm.'],
    ['81', 'Not more than 80 mm.'],
  ])('reject the typed text %j with a reason', (text, problem) => {
    expect(readValue(named('height'), text)).toEqual({ value: null, problem });
  });

  it('accept a decimal comma', () => {
    expect(readValue(named('height'), ' 12,5 ')).toEqual({ value: 12.5, problem: null });
  });

  it('accept values from a link only if they are known, in range and of the right type', () => {
    const values = { height: 30, lid: 'yes', text: 'hi', teeth: 13, more: 1, wallThickness: NaN };
    expect(allowedParams(defaults, values, controls)).toEqual({
      ...defaults,
      height: 30,
      text: 'hi',
    });
  });
});
