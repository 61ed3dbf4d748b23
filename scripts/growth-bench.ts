import { benchGrowth } from '../bench/growth/benchGrowth';

/** The argument is the number of copies of the documentation, by default five. */
void benchGrowth(Number(process.argv[2] ?? 5));
