import type { EditorView } from '@codemirror/view';

/**
 * Corrects the spaces and the indentation in `view`, as one change that can be undone. Does nothing if the reader
 * changes the code before the formatter answers. Returns a status message for the reader. Loads type help, which
 * contains the formatter, if necessary. `baseUrl` ends in "/".
 */
export async function formatCode(view: EditorView, baseUrl: string): Promise<string> {
  const code = view.state.doc.toString();
  try {
    const { loadTypeHelp } = await import('./type-help');
    const help = await loadTypeHelp(baseUrl);
    const changes = await help.format(code);
    if (view.state.doc.toString() !== code) return '';
    if (changes.length === 0) return 'The code is already formatted.';
    view.dispatch({ changes, userEvent: 'format' });
    return 'The code is formatted.';
  } catch {
    return 'The code could not be formatted, because type help could not be loaded.';
  }
}
