import { useId, useState, type ComponentProps, type ReactElement } from 'react';
import type { BuiltModel, ParamValue } from '../../../modeling';
import { readValue, type ParameterControl } from './controls';
import type { ModelSession } from './ModelSession';
import { ShareButton } from './ShareButton';
import { useModelSession } from './useModelSession';
import shared from '../Model.module.css';
import styles from './InteractiveModel.module.css';

interface PanelProps {
  readonly session: ModelSession;
  /** The model to share. If undefined, the panel has no share button. */
  readonly shared?: BuiltModel;
}

/** Sliders and fields for the parameters of a model. Every valid change runs the model. */
export function ParametersPanel({ session, shared: model }: PanelProps): ReactElement | null {
  const controls = useModelSession(session, (state) => state.controls);
  const params = useModelSession(session, (state) => state.params);
  const defaults = useModelSession(session, (state) => state.defaults);
  const isForeign = useModelSession(session, (state) => state.isForeign);
  const isSaved = useModelSession(session, (state) => state.isSaved);
  const hasRun = useModelSession(session, ({ result }) => result !== null);
  // Part of each row's key, so a reset discards rejected input.
  const [resets, setResets] = useState(0);
  if (!params || !defaults) return hasRun ? <p>This model has no parameters.</p> : null;
  const isChanged = controls.some(({ name }) => params[name] !== defaults[name]);
  return (
    <div className={styles['parameters']}>
      {controls.map((control) => (
        <ParameterRow
          key={`${control.name} ${resets}`}
          control={control}
          value={params[control.name] ?? defaults[control.name] ?? ''}
          onChange={(value) => session.setParam(control.name, value)}
        />
      ))}
      <div className={styles['parameterActions']}>
        <button
          type="button"
          className={shared['control']}
          disabled={!isChanged}
          onClick={() => {
            setResets(resets + 1);
            session.resetParams();
          }}
        >
          Reset values
        </button>
        {model && <ShareButton model={model} session={session} label="Copy link" />}
        {isForeign && <span>Values apply when you press Run.</span>}
        {isChanged && isSaved && !isForeign && <span>Your values are kept.</span>}
      </div>
    </div>
  );
}

interface RowProps {
  readonly control: ParameterControl;
  readonly value: ParamValue;
  readonly onChange: (value: ParamValue) => void;
}

function ParameterRow({ control, value, onChange }: RowProps): ReactElement {
  // The typed text if it is not a valid value, otherwise null.
  const [rejected, setRejected] = useState<{
    readonly text: string;
    readonly problem: string;
  } | null>(null);
  const id = useId();
  const hintId = `${id}-hint`;
  const read = (text: string) => {
    const reading = readValue(control, text);
    if (reading.problem !== null) {
      setRejected({ text, problem: reading.problem });
      return;
    }
    setRejected(null);
    if (reading.value !== value) onChange(reading.value);
  };
  return (
    <div className={styles['parameter']}>
      <div className={styles['about']}>
        <label htmlFor={id}>{control.label}</label>
        <span id={hintId} className={styles['hint']}>
          {!rejected && hintOf(control)}
          <span role="status" className={styles['problem']}>
            {rejected?.problem}
          </span>
        </span>
      </div>
      <Field
        control={control}
        value={value}
        text={rejected?.text ?? String(value)}
        onInput={read}
        labels={{ id, 'aria-describedby': hintId, 'aria-invalid': rejected !== null }}
      />
    </div>
  );
}

interface FieldProps<C extends ParameterControl = ParameterControl> {
  readonly control: C;
  readonly value: ParamValue;
  /** The text in the field: the current value, or typed text that is not a valid value. */
  readonly text: string;
  readonly onInput: (text: string) => void;
  readonly labels: Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'>;
}

/** The input for a parameter, depending on the type of its value. */
function Field({ control, value, text, onInput, labels }: FieldProps): ReactElement {
  switch (control.kind) {
    case 'number':
      return <NumberField {...{ control, value, text, onInput, labels }} />;
    case 'boolean':
      return (
        <input
          {...labels}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onInput(String(event.target.checked))}
        />
      );
    case 'text':
      return (
        <input
          {...labels}
          type="text"
          className={styles['text']}
          value={text}
          onChange={(event) => onInput(event.target.value)}
        />
      );
    case 'choice':
      return (
        <select {...labels} value={text} onChange={(event) => onInput(event.target.value)}>
          {control.choices.map((choice) => (
            <option key={String(choice)}>{String(choice)}</option>
          ))}
        </select>
      );
  }
}

/** A slider, with a text field for values that the slider cannot reach. */
function NumberField({
  control: { label, slider, unit },
  value,
  text,
  onInput,
  labels,
}: FieldProps<Extract<ParameterControl, { kind: 'number' }>>): ReactElement {
  return (
    <>
      <input
        type="range"
        className={styles['slider']}
        aria-label={`${label}, slider`}
        {...slider}
        value={Number(value)}
        onChange={(event) => onInput(event.target.value)}
      />
      <span className={styles['box']}>
        <input
          {...labels}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={(event) => onInput(event.target.value)}
        />
        {unit !== null && <span aria-hidden="true">{unit}</span>}
      </span>
    </>
  );
}

function hintOf(control: ParameterControl): string {
  if (control.kind !== 'number') return '';
  const { min, max, unit } = control;
  const end = unit === null ? '' : ` ${unit}`;
  if (min !== null && max !== null) return `${min} to ${max}${end}`;
  if (min !== null) return `${min}${end} or more`;
  return max === null ? '' : `${max}${end} or less`;
}
