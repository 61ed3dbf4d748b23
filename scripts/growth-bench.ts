import { benchGrowth } from '../bench/growth/benchGrowth';

/** How many times the content: the argument, or five. */
void benchGrowth(Number(process.argv[2] ?? 5));
