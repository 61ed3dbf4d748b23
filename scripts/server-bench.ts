import { benchServer } from '../bench/server/benchServer';
import { runBenchmark } from '../bench/shared/runBenchmark';

runBenchmark(benchServer());
