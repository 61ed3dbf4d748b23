import { checkNodeVersion } from '../setup/checkNodeVersion.mjs';

checkNodeVersion();

// Imported only now: an old Node would fail to parse them before it could print the message.
import('../setup/startSite.mjs').then(({ startSite }) => startSite());
