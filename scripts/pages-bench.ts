import { benchPages } from '../bench/pages/benchPages';
import { runBenchmark } from '../bench/shared/runBenchmark';

runBenchmark(benchPages(process.argv.slice(2)));
