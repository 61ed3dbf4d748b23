import {
  createElement,
  Fragment,
  memo,
  useDeferredValue,
  useState,
  type FunctionComponent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Number of blocks that fill most windows and are rendered first. The line breaks that MDX puts between two blocks
 * count as blocks.
 */
const openingBlockCount = 24;

interface Props {
  /** The content of a page as MDX compiles it. */
  readonly children: ReactElement<object, FunctionComponent<object>>;
}

/**
 * Renders the opening of a page first and the rest afterwards, because a long page takes longer to render than to
 * fetch. Pages that are hydrated, open at an anchor or restore a scroll position are rendered whole. MDX uses this
 * component as its `wrapper`.
 */
export function ProgressivePage({ children }: Props): ReactNode {
  const isHydrating = !useIsBrowser();
  const { hash } = useLocation();
  const { action } = useHistory();
  const [startsWhole] = useState(isHydrating || hash !== '' || action === 'POP');
  return <Content startsWhole={startsWhole}>{children}</Content>;
}

// Memoized, because the whole page would otherwise be rendered again after hydration.
const Content = memo(function Content({
  startsWhole,
  children,
}: Props & { readonly startsWhole: boolean }): ReactNode {
  const isWhole = useDeferredValue(true, startsWhole);
  const blocks = blocksOf(children);
  return (
    <>
      {createElement(Fragment, null, ...blocks.slice(0, openingBlockCount))}
      {isWhole && createElement(Fragment, null, ...blocks.slice(openingBlockCount))}
    </>
  );
});

/**
 * Returns the blocks of a page. Calls the content component directly instead of rendering it, to get the fragment of
 * blocks that it returns.
 */
function blocksOf({ type, props }: Props['children']): readonly ReactNode[] {
  const content = type(props) as ReactElement<{ readonly children?: ReactNode }>;
  if (content.type !== Fragment) return [content];
  const { children } = content.props;
  return Array.isArray(children) ? (children as readonly ReactNode[]) : [children];
}
