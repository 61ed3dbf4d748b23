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

/** Number of blocks that fill most windows. It includes the line break that MDX puts between two blocks. */
const blocksOfOpening = 24;

interface Props {
  /** The content of a page as MDX compiles it. */
  readonly children: ReactElement<object, FunctionComponent<object>>;
}

/**
 * Renders the opening of a page before the rest after a click on a link, because a long page takes longer to render
 * than to fetch. Pages that are hydrated, open at an anchor or restore a scroll position are rendered whole. MDX uses
 * this component as its `wrapper`.
 */
export function OpeningFirst({ children }: Props): ReactNode {
  const isHydrating = !useIsBrowser();
  const { hash } = useLocation();
  const { action } = useHistory();
  const [startsWhole] = useState(isHydrating || hash !== '' || action === 'POP');
  return <Content startsWhole={startsWhole}>{children}</Content>;
}

// Memoized, because it would otherwise render the whole page again after hydration.
const Content = memo(function Content({
  startsWhole,
  children,
}: Props & { readonly startsWhole: boolean }): ReactNode {
  const isWhole = useDeferredValue(true, startsWhole);
  const blocks = blocksOf(children);
  return (
    <>
      {createElement(Fragment, null, ...blocks.slice(0, blocksOfOpening))}
      {isWhole && createElement(Fragment, null, ...blocks.slice(blocksOfOpening))}
    </>
  );
});

/**
 * Returns the blocks of a page. Calls the content component directly instead of rendering it, because it returns one
 * fragment of blocks.
 */
function blocksOf({ type, props }: Props['children']): readonly ReactNode[] {
  const content = type(props) as ReactElement<{ readonly children?: ReactNode }>;
  if (content.type !== Fragment) return [content];
  const { children } = content.props;
  return Array.isArray(children) ? (children as readonly ReactNode[]) : [children];
}
