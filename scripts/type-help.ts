import { buildTypeHelp } from '../plugins/type-help/buildTypeHelp';

/** Builds the compiler and the declarations that the editor asks: `tsx scripts/type-help.ts`. */
void buildTypeHelp(process.cwd());
