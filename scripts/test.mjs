import { checkNodeVersion } from '../setup/checkNodeVersion.mjs';

checkNodeVersion();

// Loaded only now: an old Node would stop at their syntax before it could say why.
import('../setup/testing/runAllTests.mjs').then(({ runAllTests }) =>
  runAllTests({ isFull: process.argv.includes('--full') }),
);
