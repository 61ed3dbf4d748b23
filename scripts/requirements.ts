import {
  formatTrace,
  traceRequirements,
  unprovenRequirements,
} from '../requirements/traceRequirements';

/** Prints what the site must do, line by line, with the tests that prove it. */
const trace = traceRequirements();
console.log(formatTrace(trace));
if (unprovenRequirements(trace).length + trace.unknownCitations.length > 0) process.exitCode = 1;
