import { benchSearch } from '../bench/search/benchSearch';
import { runBenchmark } from '../bench/shared/runBenchmark';

runBenchmark(benchSearch({ withLast: process.argv.includes('--last') }));
