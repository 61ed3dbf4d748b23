import { useId, useState, type ReactElement } from 'react';
import type { ParamValue } from '../../../modeling';
import { readValue, type Control } from './controls';
import type { ModelSession } from './ModelSession';
import { useSession } from '../activation/useSession';
import styles from '../Model.module.css';
import own from './Interactive.module.css';

/** Sliders and boxes for the parameters of a model; each allowed change runs it. */
export function ParametersPanel({ session }: { readonly session: ModelSession }): ReactElement {
  const controls = useSession(session, (state) => state.controls);
  const params = useSession(session, (state) => state.params);
  const defaults = useSession(session, (state) => state.defaults);
  const isForeign = useSession(session, (state) => state.isForeign);
  // A new key throws away what was typed and not allowed.
  const [resets, setResets] = useState(0);
  if (!params || !defaults) return <p>This model has no parameters.</p>;
  const isChanged = controls.some(({ name }) => params[name] !== defaults[name]);
  return (
    <div className={own['parameters']}>
      {controls.map((control) => (
        <ParameterRow
          key={`${control.name} ${resets}`}
          control={control}
          value={params[control.name] ?? defaults[control.name] ?? ''}
          onChange={(value) => session.setParam(control.name, value)}
        />
      ))}
      <div className={own['parameterActions']}>
        <button
          type="button"
          className={styles['control']}
          disabled={!isChanged}
          onClick={() => {
            setResets(resets + 1);
            session.resetParams();
          }}
        >
          Reset values
        </button>
        {isForeign && <span>Values apply when you press Run.</span>}
      </div>
    </div>
  );
}

interface RowProps {
  readonly control: Control;
  readonly value: ParamValue;
  readonly onChange: (value: ParamValue) => void;
}

function ParameterRow({ control, value, onChange }: RowProps): ReactElement {
  // What was typed as long as it is not allowed; else the value speaks for itself.
  const [rejected, setRejected] = useState<{
    readonly text: string;
    readonly problem: string;
  } | null>(null);
  const id = useId();
  const read = (text: string) => {
    const reading = readValue(control, text);
    if (reading.problem !== null) {
      setRejected({ text, problem: reading.problem });
      return;
    }
    setRejected(null);
    if (reading.value !== value) onChange(reading.value);
  };
  const hintId = `${id}-hint`;
  const field = {
    id,
    'aria-describedby': hintId,
    'aria-invalid': rejected !== null,
  } as const;
  const text = rejected?.text ?? String(value);
  return (
    <div className={own['parameter']}>
      <label htmlFor={id}>{control.label}</label>
      {control.kind === 'number' && (
        <>
          <input
            type="range"
            className={own['slider']}
            aria-label={`${control.label}, slider`}
            min={control.slider.min}
            max={control.slider.max}
            step={control.slider.step}
            value={Number(value)}
            onChange={(event) => read(event.target.value)}
          />
          <span className={own['box']}>
            <input
              {...field}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              value={text}
              onChange={(event) => read(event.target.value)}
            />
            {control.unit !== null && <span aria-hidden="true">{control.unit}</span>}
          </span>
        </>
      )}
      {control.kind === 'boolean' && (
        <input
          {...field}
          type="checkbox"
          checked={value === true}
          onChange={(event) => read(String(event.target.checked))}
        />
      )}
      {control.kind === 'text' && (
        <input
          {...field}
          type="text"
          className={own['text']}
          value={text}
          onChange={(event) => read(event.target.value)}
        />
      )}
      {control.kind === 'choice' && (
        <select {...field} value={text} onChange={(event) => read(event.target.value)}>
          {control.choices.map((choice) => (
            <option key={String(choice)}>{String(choice)}</option>
          ))}
        </select>
      )}
      <span id={hintId} className={rejected ? own['problem'] : own['hint']} role="status">
        {rejected?.problem ?? hintOf(control)}
      </span>
    </div>
  );
}

function hintOf(control: Control): string {
  if (control.kind !== 'number') return '';
  const { min, max, unit } = control;
  const end = unit === null ? '' : ` ${unit}`;
  if (min !== null && max !== null) return `${min} to ${max}${end}`;
  if (min !== null) return `${min}${end} or more`;
  return max === null ? '' : `${max}${end} or less`;
}
