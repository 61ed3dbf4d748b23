import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { theme } from './theme';

/** Marks a change that came from the page, not from the reader's hands. */
export const fromPage = Annotation.define<boolean>();

/** Parts of the set-up that change while the editor lives. */
export const slots = {
  tab: new Compartment(),
  attributes: new Compartment(),
  typeHelp: new Compartment(),
};

/**
 * Letters that show nothing or turn the order of what is shown, besides those that CodeMirror marks by itself: code
 * from a link is read before it is run, and must not read otherwise than it runs.
 */
const unseen =
  /\u034f|[\u115f\u1160\u3164\uffa0]|[\u17b4\u17b5]|[\u180b-\u180e]|\u200c|\u200d|[\u202a-\u202c\u2060-\u2065\u2068\u206a-\u206f]|[\ufe00-\ufe0f]/g;

interface Options {
  readonly onChange: (code: string) => void;
  readonly onRun: () => void;
}

/** Returns the editor's set-up. Tab is left to the page: see `tabIndents`. */
export function extensions({ onChange, onRun }: Options): Extension {
  const run = () => {
    onRun();
    return true;
  };
  return [
    lineNumbers(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    drawSelection(),
    highlightSpecialChars({ addSpecialChars: unseen }),
    history(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    autocompletion({ icons: false }),
    javascript({ typescript: true }),
    indentUnit.of('  '),
    EditorState.tabSize.of(2),
    theme,
    slots.tab.of([]),
    slots.attributes.of([]),
    slots.typeHelp.of([]),
    // Before the rest: the default set has an action of its own on Mod-Enter.
    keymap.of([{ key: 'Mod-Enter', run, preventDefault: true }]),
    keymap.of([
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...defaultKeymap,
      ...historyKeymap,
      ...lintKeymap,
    ]),
    EditorView.updateListener.of(({ docChanged, transactions, state }) => {
      const isOurs = transactions.some((transaction) => transaction.annotation(fromPage));
      if (docChanged && !isOurs) onChange(state.doc.toString());
    }),
  ];
}

/** Lets Tab indent, for readers who asked for it; Escape and then Tab still leaves. */
export const tabIndents: Extension = keymap.of([indentWithTab]);
