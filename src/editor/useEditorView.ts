import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  createEditorExtensions,
  pageChangeAnnotation,
  compartments,
  tabIndents,
} from './extensions';

interface Options {
  /** The code. If it changes from outside, for example by a reset, the reader can undo the change. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onRun: () => void;
  readonly onFormat: () => void;
  readonly isTabIndenting: boolean;
  readonly takesFocus: boolean;
  readonly label: string;
  /** The ids of the elements that describe the editor. */
  readonly describedBy: string;
}

interface Editor {
  /** Ref callback of the element that contains the editor. */
  readonly attach: (parent: HTMLDivElement | null) => (() => void) | undefined;
  /** The editor; null until `attach` was called. */
  readonly view: EditorView | null;
}

/** Keeps CodeMirror in sync with React: the code, the action of the Tab key, and the label. */
export function useEditorView(options: Options): Editor {
  const { value, isTabIndenting, takesFocus, label, describedBy } = options;
  const [view, setView] = useState<EditorView | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const attach = useCallback((parent: HTMLDivElement | null) => {
    if (!parent) return undefined;
    const set = createEditorExtensions({
      onChange: (code) => latest.current.onChange(code),
      onRun: () => latest.current.onRun(),
      onFormat: () => latest.current.onFormat(),
    });
    const state = EditorState.create({ doc: latest.current.value, extensions: set });
    const created = new EditorView({ parent, state });
    setView(created);
    return () => {
      created.destroy();
      setView(null);
    };
  }, []);

  useEffect(() => {
    const doc = view?.state.doc;
    if (!view || !doc || doc.toString() === value) return;
    view.dispatch({
      changes: { from: 0, to: doc.length, insert: value },
      annotations: pageChangeAnnotation.of(true),
      userEvent: 'reset',
    });
  }, [view, value]);

  useEffect(() => {
    view?.dispatch({ effects: compartments.tab.reconfigure(isTabIndenting ? tabIndents : []) });
  }, [view, isTabIndenting]);

  useEffect(() => {
    const attributes = {
      'aria-label': label,
      'aria-describedby': describedBy,
      // Editable text can get the focus without a tabindex, but axe requires one on a scrolling element.
      tabindex: '0',
    };
    view?.dispatch({
      effects: compartments.attributes.reconfigure(EditorView.contentAttributes.of(attributes)),
    });
  }, [view, label, describedBy]);

  // Runs after the effect above, because screen readers announce the label when the editor gets the focus.
  useEffect(() => {
    if (!view || !takesFocus) return;
    view.focus();
    view.dispatch({ effects: EditorView.scrollIntoView(0, { yMargin: 80 }) });
  }, [view, takesFocus]);

  return { attach, view };
}
