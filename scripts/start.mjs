import { checkNodeVersion } from '../setup/checkNodeVersion.mjs';

checkNodeVersion();

// Loaded only now: an old Node would stop at their syntax before it could say why.
import('../setup/startSite.mjs').then(({ startSite }) => startSite(process.argv.slice(2)));
