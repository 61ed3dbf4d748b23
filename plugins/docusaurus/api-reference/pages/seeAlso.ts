import { apiHeadings } from '../../../../src/search/node';
import type { Reference } from '../Reference';
import { linkNames } from './prose';

/** Returns names similar to a symbol or `Class.member`, each with the difference, then links to guides. */
export function seeAlsoLine(
  reference: Reference,
  name: string,
  page: string,
  guides: readonly string[] = [],
): string {
  const neighbours = [...(reference.descriptions.seeAlso.get(name) ?? [])].map(
    ([other, difference]) => linkNames(reference, `\`${other}\` ${difference}`, page),
  );
  const parts = [...neighbours, ...(guides.length > 0 ? [guides.join(', ')] : [])];
  return parts.length > 0 ? `**${apiHeadings.seeAlso}** ${parts.join('; ')}` : '';
}
