import { benchModels } from '../bench/models/benchModels';

void benchModels();
