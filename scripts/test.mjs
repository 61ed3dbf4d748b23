import { checkNodeVersion } from '../setup/checkNodeVersion.mjs';

checkNodeVersion();

// Imported only now: an old Node would fail to parse them before it could print the message.
import('../setup/runTests.mjs').then(({ runTests }) =>
  runTests({ isFull: process.argv.includes('--full') }),
);
