import type { DescribedParameter, Reference } from '../Reference';
import { typeHtml } from './html';
import { linkNames } from './prose';

/** Returns the parameters of a call as a Markdown table. It has a column for defaults if any parameter has one. */
export function parameterTable(
  reference: Reference,
  parameters: readonly DescribedParameter[],
  page: string,
): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(({ path, parameter, text }) => ({
    name: `\`${path}\`${parameter.optional ? ' (optional)' : ''}`,
    type: `<span class="api-type">${typeHtml(reference, parameter.type)}</span>`,
    ...withoutDefault(text ?? ''),
  }));
  const hasDefaults = rows.some((row) => row.preset !== '');
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const cell = (text: string) => linkNames(reference, text, page).replaceAll('|', '\\|');
  const columns = ['Parameter', 'Type', ...(hasDefaults ? ['Default'] : []), 'Meaning'];
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map(({ name, type, preset, meaning }) =>
      line([
        name,
        type.replaceAll('|', '\\|'),
        ...(hasDefaults ? [cell(preset)] : []),
        cell(meaning),
      ]),
    ),
  ].join('\n');
}

/** Splits `In mm. Default 5.` into the description and the default. */
export function withoutDefault(text: string): {
  readonly preset: string;
  readonly meaning: string;
} {
  const sentence = /(?:^|\s+)Default:?\s+(.+?)\.(?=\s|$)/.exec(text);
  if (!sentence) return { preset: '', meaning: text };
  const [whole, preset = ''] = sentence;
  const remaining = [text.slice(0, sentence.index), text.slice(sentence.index + whole.length)];
  return {
    preset,
    meaning: remaining
      .map((part) => part.trim())
      .join(' ')
      .trim(),
  };
}
