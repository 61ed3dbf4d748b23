import { benchGrowth } from '../bench/growth/benchGrowth';

/** The number of copies of the content: the argument, or five. */
void benchGrowth(Number(process.argv[2] ?? 5));
