import { checkNodeVersion } from '../setup/checkNodeVersion.mjs';

checkNodeVersion();

// Imported dynamically, because an old Node would fail to parse these modules before it could print the message.
import('../setup/startSite.mjs').then(({ startSite }) => startSite());
