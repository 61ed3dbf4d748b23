import { autocompletion, type CompletionSource } from '@codemirror/autocomplete';
import { Prec, type Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import type { HoverInfo } from './protocol';
import type { TypeHelp } from './TypeHelp';

/** Returns completions and hover tooltips for the editor. Tooltips link to the reference below `base`. */
export function typeHelpExtension(help: TypeHelp, base: string): Extension {
  return [
    // Replaces the editor's own completions, which only suggest words from the file.
    Prec.high(autocompletion({ override: [completeFrom(help)], icons: false })),
    hoverTooltip(async (view, at) => {
      const hover = await help.hover(view.state.doc.toString(), at);
      if (!hover) return null;
      return {
        pos: hover.from,
        end: hover.to,
        above: true,
        create: () => ({ dom: describe(hover, base) }),
      };
    }),
  ];
}

/** Maps TypeScript's completion kinds to CodeMirror's fewer kinds. */
const kinds: Readonly<Record<string, string>> = {
  method: 'method',
  function: 'function',
  'local function': 'function',
  property: 'property',
  getter: 'property',
  class: 'class',
  interface: 'interface',
  type: 'type',
  keyword: 'keyword',
  const: 'constant',
};

function completeFrom(help: TypeHelp): CompletionSource {
  return async (context) => {
    // CodeMirror looks back at most 250 characters.
    const word = context.matchBefore(/[\w$]{1,250}/);
    const isMember = context.matchBefore(/\.[\w$]*/) !== null;
    if (!context.explicit && !isMember && (word?.text.length ?? 0) < 2) return null;
    const options = await help.completions(context.state.doc.toString(), context.pos);
    if (context.aborted || options.length === 0) return null;
    return {
      from: word?.from ?? context.pos,
      validFor: /^[\w$]*$/,
      options: options.map(({ label, kind, order }) => ({
        label,
        type: kinds[kind] ?? 'variable',
        detail: kind,
        boost: order < '12' ? 1 : 0,
      })),
    };
  };
}

/** Returns the tooltip's element. It is built with DOM methods, so nothing in the code can become markup. */
function describe({ signature, docs, reference }: HoverInfo, base: string): HTMLElement {
  const box = document.createElement('div');
  box.className = 'cm-typeHelp';
  const code = document.createElement('code');
  code.textContent = signature;
  box.append(code);
  if (docs !== '') box.append(paragraph(docs));
  if (reference !== null) {
    const link = document.createElement('a');
    link.href = `${base}docs/api/${reference}`;
    link.textContent = `${reference.split(/[/#]/).slice(1).join('.')} in the reference`;
    const last = paragraph('');
    last.append(link);
    box.append(last);
  }
  return box;
}

function paragraph(text: string): HTMLElement {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
}
