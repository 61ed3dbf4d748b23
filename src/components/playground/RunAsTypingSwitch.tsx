import { useEffect, useRef, useState, type ReactElement } from 'react';
import { readEntry, writeEntry } from '../browser-storage/browserStorage';
import type { ModelSession } from '../model/interactive/ModelSession';
import { useModelSession } from '../model/interactive/useModelSession';
import shared from '../model/Model.module.css';

const storageKey = 'playground-run-as-typing';

/** Milliseconds between the last keystroke and the run. Requirement 10.96. */
const debounceMs = 600;

/** The switch "Run as I type". While it is on, changed code runs once the reader pauses. */
export function RunAsTypingSwitch({ session }: { readonly session: ModelSession }): ReactElement {
  const [isOn, setOn] = useState(() => readEntry(storageKey) === 'on');
  const code = useModelSession(session, (state) => state.code);
  const seen = useRef(code);
  useEffect(() => {
    // Opening a model or turning the switch on does not run the code.
    if (!isOn || code === seen.current) return;
    const timer = setTimeout(() => void session.runWhileTyping(), debounceMs);
    return () => clearTimeout(timer);
  }, [isOn, code, session]);
  useEffect(() => {
    seen.current = code;
  }, [code]);
  return (
    <label className={shared['control']}>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={({ target: { checked } }) => {
          setOn(checked);
          writeEntry(storageKey, checked ? 'on' : null);
        }}
      />{' '}
      Run as I type
    </label>
  );
}
