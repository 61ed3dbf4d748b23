// Adds to the stock components what authors write in MDX without importing it.
import MDXComponents from '@theme-original/MDXComponents';
import { Fact, Model, ModelSummary } from '../../components/model';

export default { ...MDXComponents, Fact, Model, ModelSummary };
