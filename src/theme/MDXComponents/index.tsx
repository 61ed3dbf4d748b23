// Adds to the stock components what authors write in MDX without importing it, and how the whole is drawn.
import MDXComponents from '@theme-original/MDXComponents';
import { Fact, Model, ModelSummary } from '../../components/model';
import { ContentInPieces } from '../../components/prose/ContentInPieces';

export default { ...MDXComponents, Fact, Model, ModelSummary, wrapper: ContentInPieces };
