import { demandNode } from './node-version.mjs';

demandNode();

// Loaded only now: an old Node would stop at their syntax before it could say why.
import('./serve.mjs').then(({ serve }) => serve(process.argv.slice(2)));
