// Adds the components that authors use in MDX without an import, and the wrapper that renders the opening of a page
// first.
import MDXComponents from '@theme-original/MDXComponents';
import { Fact, Model, ModelSummary } from '../../components/model';
import { ProgressivePage } from './ProgressivePage';

export default { ...MDXComponents, Fact, Model, ModelSummary, wrapper: ProgressivePage };
