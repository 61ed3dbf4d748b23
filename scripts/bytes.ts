import { benchBytes } from '../bench/pages/benchBytes';
import { runBenchmark } from '../bench/shared/runBenchmark';

runBenchmark(benchBytes(process.argv.slice(2)));
