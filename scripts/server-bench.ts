import { benchServer } from '../bench/server/benchServer';

void benchServer();
