import { benchBundle } from '../bench/pages/benchBundle';
import { benchBytes } from '../bench/pages/benchBytes';
import { runBenchmark } from '../bench/shared/runBenchmark';

const named = process.argv.slice(2);
const isBundle = named[0] === '--bundle';
runBenchmark(isBundle ? benchBundle(named.slice(1)) : benchBytes(named));
