import {
  createElement,
  Fragment,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useState,
  type FunctionComponent,
  type ReactElement,
  type ReactNode,
} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useHistory, useLocation } from '@docusaurus/router';
import { openingBlocks } from '../../base/openingBlocks';
import { wideFrom } from '../../base/wideWindow';
import { untilPainted } from '../../bootstrap/untilPainted';
import { endLateLayout } from '../../bootstrap/lateLayout';

/** With the line breaks between them. */
const blocksAtFirst = 2 * openingBlocks;

/** Blocks that are at least as high as most windows, with the line breaks between them: in a narrow one they are higher. */
const blocksInView = { narrow: 12, wide: 24 };

type MdxContent = FunctionComponent<object>;

interface ContentInPiecesProps {
  /** What MDX compiled a page to, before it is drawn. */
  readonly children: ReactElement<object, MdxContent>;
}

/**
 * Draws a page that a click leads to in three pieces: its opening, what a window shows, and the rest. A long page takes longer to
 * draw than to fetch. Pages that are hydrated, opened at an anchor, or come back to are whole from the start, since where they
 * stand depends on all that is above. Components of MDX are given it as their `wrapper`.
 */
export function ContentInPieces({ children }: ContentInPiecesProps): ReactNode {
  const isBrowser = useIsBrowser();
  const { hash } = useLocation();
  const { action } = useHistory();
  const [isHydrating] = useState(!isBrowser);
  useLayoutEffect(() => {
    if (!isHydrating) endLateLayout();
  }, [isHydrating]);
  const [startsWhole] = useState(!isBrowser || hash !== '' || action === 'POP');
  const [fillsWindow, setFillsWindow] = useState(startsWhole);
  useEffect(() => {
    if (!startsWhole) void untilPainted().then(() => setFillsWindow(true));
  }, [startsWhole]);
  // What an anchor leads to may stand in the last piece.
  const isWhole = useDeferredValue(fillsWindow) || hash !== '';
  const [inView] = useState(() => (startsWhole ? Infinity : blocksInWindow()));
  const blocks = blocksOf(children);
  return (
    <>
      {createElement(
        Fragment,
        null,
        ...blocks.slice(0, fillsWindow || isWhole ? inView : blocksAtFirst),
      )}
      {isWhole ? (
        createElement(Fragment, null, ...blocks.slice(inView))
      ) : (
        // What stands below the text stays out of view. Not by a class: the sheet of every page would carry it.
        <div style={{ height: '100vh' }} />
      )}
    </>
  );
}

function blocksInWindow(): number {
  return window.innerWidth < wideFrom ? blocksInView.narrow : blocksInView.wide;
}

/** The blocks of a page's text. It is called, not rendered: what it returns is one fragment with all of them. */
function blocksOf({ type, props }: ReactElement<object, MdxContent>): readonly ReactNode[] {
  const content = type(props) as ReactElement<{ readonly children?: ReactNode }>;
  if (content.type !== Fragment) return [content];
  const { children } = content.props;
  return Array.isArray(children) ? (children as readonly ReactNode[]) : [children];
}
