import { benchSearch } from '../bench/search/benchSearch';

benchSearch({ withLast: process.argv.includes('--last') });
