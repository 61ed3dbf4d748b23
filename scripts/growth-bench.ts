import { benchGrowth } from '../bench/growth/benchGrowth';
import { runBenchmark } from '../bench/shared/runBenchmark';

/** How many times the content: the argument, or five. */
runBenchmark(benchGrowth(Number(process.argv[2] ?? 5)));
