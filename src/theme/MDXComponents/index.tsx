// Adds to the stock components what authors write in MDX without importing it, and the order in which pages render.
import MDXComponents from '@theme-original/MDXComponents';
import { Fact, Model, ModelSummary } from '../../components/model';
import { OpeningFirst } from './OpeningFirst';

export default { ...MDXComponents, Fact, Model, ModelSummary, wrapper: OpeningFirst };
