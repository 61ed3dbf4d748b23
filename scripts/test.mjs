import { checkNodeVersion } from '../setup/checkNodeVersion.mjs';

checkNodeVersion();

// Imported dynamically, because an old Node would fail to parse these modules before it could print the message.
import('../setup/runTests.mjs').then(({ runTests }) =>
  runTests({ isFull: process.argv.includes('--full') }),
);
