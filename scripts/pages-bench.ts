import { benchPages } from '../bench/pages/benchPages';

void benchPages(process.argv.slice(2));
