import { memberDeclaration, symbolDeclaration } from './declarations/declarationText';
import type { TypeText } from './declarations/ApiDeclarations';
import { firstSentence, plainText } from './pages/prose';
import { onOneLine } from './pages/html';
import { displayText, type Reference } from './Reference';

/** The tooltip of a symbol or member. */
type NameTooltip = readonly [signature: string, sentence: string];

/** Returns the tooltips of symbols and members, by URL below the reference: "/classes/Drawing#fillet". */
export function nameTooltips(reference: Reference): Readonly<Record<string, NameTooltip>> {
  const tooltips: Record<string, NameTooltip> = {};
  const add = (address: string | null, [first = []]: readonly TypeText[], words = '') => {
    if (address === null) return;
    tooltips[address.replace('/docs/api', '')] = [
      onOneLine(displayText(first)),
      plainText(firstSentence(words)),
    ];
  };
  for (const symbol of reference.declarations.symbols.values()) {
    const summary = reference.descriptionOf(symbol.name)?.summary;
    add(reference.address(symbol.name), symbolDeclaration(symbol), summary);
    for (const member of reference.ownMembers(symbol)) {
      const address = reference.address(`${symbol.name}.${member.name}`);
      add(address, memberDeclaration(symbol, member), member.description);
    }
  }
  return tooltips;
}
