import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  indentOnInput,
  indentUnit,
} from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import {
  Annotation,
  Compartment,
  EditorState,
  type Extension,
  type SelectionRange,
} from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { editorTheme } from './editorTheme';

/** Annotates changes that the page makes, not the reader. */
export const pageChangeAnnotation = Annotation.define<boolean>();

/** The parts of the configuration that change while the editor is open. */
export const compartments = {
  tab: new Compartment(),
  attributes: new Compartment(),
  typeHelp: new Compartment(),
};

/**
 * Characters that are invisible or change the text direction, in addition to those that CodeMirror marks. Readers check
 * linked code before they run it, so nothing in it may be hidden.
 */
const invisibleCharacters =
  /\u034f|[\u115f\u1160\u3164\uffa0]|[\u17b4\u17b5]|[\u180b-\u180e]|\u200c|\u200d|[\u202a-\u202c\u2060-\u2065\u2068\u206a-\u206f]|[\ufe00-\ufe0f]/g;

interface Options {
  readonly onChange: (code: string) => void;
  readonly onRun: () => void;
  readonly onFormat: () => void;
}

/** Returns the editor's extensions. Tab moves the focus unless `tabIndents` is added. */
export function createEditorExtensions({ onChange, onRun, onFormat }: Options): Extension {
  const command = (action: () => void) => () => {
    action();
    return true;
  };
  return [
    lineNumbers(),
    foldGutter(),
    search({ top: true }),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    drawSelection(),
    highlightSpecialChars({ addSpecialChars: invisibleCharacters }),
    history(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    autocompletion({ icons: false }),
    javascript({ typescript: true }),
    indentUnit.of('  '),
    EditorState.tabSize.of(2),
    editorTheme,
    EditorView.scrollHandler.of(scrollLineIntoView),
    compartments.tab.of([]),
    compartments.attributes.of([]),
    compartments.typeHelp.of([]),
    // Precedes the default keymap, which binds Mod-Enter to another action.
    keymap.of([
      { key: 'Mod-Enter', run: command(onRun), preventDefault: true },
      { key: 'Shift-Alt-f', run: command(onFormat), preventDefault: true },
    ]),
    keymap.of([
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...searchKeymap,
      ...defaultKeymap,
      ...historyKeymap,
      ...foldKeymap,
      ...lintKeymap,
    ]),
    EditorView.updateListener.of(({ docChanged, transactions, state }) => {
      const isOurs = transactions.some((transaction) =>
        transaction.annotation(pageChangeAnnotation),
      );
      if (docChanged && !isOurs) onChange(state.doc.toString());
    }),
  ];
}

/**
 * Scrolls the cursor's line into view vertically. Respects the line's CSS `scroll-margin`, which CodeMirror ignores.
 * CodeMirror then scrolls to the cursor in the line.
 */
function scrollLineIntoView(view: EditorView, { head }: SelectionRange): boolean {
  const { node } = view.domAtPos(head);
  const line = (node instanceof Element ? node : node.parentElement)?.closest('.cm-line');
  const { scrollLeft } = view.scrollDOM;
  line?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  view.scrollDOM.scrollLeft = scrollLeft;
  return false;
}

/** Makes Tab indent. Readers turn this on with a checkbox. Escape followed by Tab still leaves the editor. */
export const tabIndents: Extension = keymap.of([indentWithTab]);
