// Adds to the stock components what authors write in MDX without importing it.
import MDXComponents from '@theme-original/MDXComponents';
import { Fact, Model, ModelCard } from '../../components/model';

export default { ...MDXComponents, Fact, Model, ModelCard };
