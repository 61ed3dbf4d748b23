import { nameWithoutUnderscore } from '../categories';
import type { Reference } from '../Reference';
import type { ApiSymbol } from '../declarations/ApiDeclarations';
import { parametersOf } from '../declarations/parametersOf';
import { symbolDeclaration } from '../declarations/declarationText';
import { signatureBlock } from './html';
import {
  textBelowDeclaration,
  frontMatter,
  headTitle,
  joinParts,
  textAboveDeclaration,
  findProgram,
  symbolModel,
  typeNotes,
} from './page';
import { parameterTable } from './parameterTable';
import { sourceLink } from './sourceLink';
import { usageNotes } from './usage';
import { changedResultNote, releaseNote } from './releaseNote';
import type { SiteUses } from '../usage/siteUses';

/** Returns the page of a function, a variable or a type alias. */
export function valuePage(reference: Reference, uses: SiteUses, symbol: ApiSymbol): string {
  const declarations = symbolDeclaration(symbol);
  const description = reference.descriptionOf(symbol.name);
  const parameters = parametersOf(symbol).map((row) => ({
    ...row,
    text: description?.params?.get(row.path),
  }));
  return joinParts([
    frontMatter(nameWithoutUnderscore(symbol.name), description?.summary ?? '', headTitle(symbol)),
    textAboveDeclaration(reference, symbol),
    signatureBlock(reference, declarations),
    symbolModel(reference, symbol),
    parameterTable(reference, parameters, symbol.name),
    textBelowDeclaration(reference, uses, symbol),
    usageNotes(reference, uses, symbol),
    releaseNote(reference.laterRelease.symbol(symbol), reference.laterRelease),
    changedResultNote(reference, findProgram(reference, symbol)),
    typeNotes(reference, declarations),
    sourceLink(reference, symbol),
  ]);
}
