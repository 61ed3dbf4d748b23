import { benchModels } from '../bench/models/benchModels';
import { runBenchmark } from '../bench/shared/runBenchmark';

runBenchmark(benchModels());
