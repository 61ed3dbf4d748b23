import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import clsx from 'clsx';
import { Divider, useCodeWidth } from './Divider';
import shared from '../model/Model.module.css';
import styles from './Playground.module.css';

/** The pane that a narrow window shows. A wide window shows both panes. */
export type WorkspaceTab = 'code' | 'model';

interface Props {
  readonly tab: WorkspaceTab;
  readonly onTab: (tab: WorkspaceTab) => void;
  /** The buttons above both panes, Run first. */
  readonly actions: ReactNode;
  readonly code: ReactNode;
  readonly scene: ReactNode;
  /** True while a model other than the displayed one is loading. */
  readonly isStarting?: boolean;
}

/**
 * Code and model, as high as the window. A wide window shows them side by side with a divider, a narrow window one at
 * a time.
 */
export function Workspace(props: Props): ReactElement {
  const { tab, onTab, actions, code, scene, isStarting = false } = props;
  const id = useId();
  const workspace = useRef<HTMLDivElement>(null);
  const codePane = useRef<HTMLElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  const [share, setShare] = useCodeWidth();

  useLayoutEffect(() => {
    // The focused code is about to be hidden, so the focus moves to the tab. In a wide window, the tabs are
    // hidden and `focus` has no effect.
    if (tab === 'model' && codePane.current?.contains(document.activeElement))
      tabs.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  }, [tab]);

  useFocusByF6(workspace, onTab);

  return (
    <div
      ref={workspace}
      className={styles['workspace']}
      data-tab={tab}
      style={{ '--code': `${share}fr`, '--scene': `${100 - share}fr` } as CSSProperties}
      {...(isStarting && { 'data-starting': '' })}
    >
      <div className={styles['toolbar']}>
        <Tabs ref={tabs} tab={tab} onTab={onTab} paneId={(name) => `${id}-${name}`} />
        {actions}
      </div>
      <section ref={codePane} id={`${id}-code`} className={styles['code']} aria-label="Code">
        {code}
      </section>
      <Divider width={share} onWidth={setShare} controls={`${id}-code`} />
      <section
        id={`${id}-model`}
        className={clsx(styles['scene'], shared['needsScript'])}
        aria-label="Model"
      >
        {scene}
      </section>
    </div>
  );
}

/** The elements that F6 focuses, in this order, with the tab that contains each: editor, view and console. */
const focusStops = [
  ['code', '[role="textbox"]'],
  ['model', '[role="application"]'],
  ['code', '[aria-label="Printed by the code"]'],
] as const;

/** F6 moves the focus to the next element of `focusStops`, Shift+F6 to the previous one. */
function useFocusByF6(workspace: RefObject<HTMLElement | null>, onTab: Props['onTab']): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, shiftKey, altKey, ctrlKey, metaKey } = event;
      if (key !== 'F6' || altKey || ctrlKey || metaKey) return;
      // Outside the workspace (navbar, dialogs, search), F6 keeps the browser's default action.
      if (target !== document.body && !workspace.current?.contains(target as Node)) return;
      const present = focusStops.flatMap(([tab, selector]) => {
        const element = workspace.current?.querySelector<HTMLElement>(selector);
        return element ? [{ tab, element }] : [];
      });
      const at = present.findIndex(({ element }) => element.contains(document.activeElement));
      const next = present.at((shiftKey ? Math.max(at, 0) - 1 : at + 1) % present.length);
      if (!next) return;
      event.preventDefault();
      flushSync(() => onTab(next.tab));
      next.element.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [workspace, onTab]);
}

const labels = { code: 'Code', model: 'Model' } as const;

interface TabsProps extends Pick<Props, 'tab' | 'onTab'> {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly paneId: (tab: WorkspaceTab) => string;
}

function Tabs({ ref, tab, onTab, paneId }: TabsProps): ReactElement {
  const other = tab === 'code' ? 'model' : 'code';
  return (
    <div
      ref={ref}
      role="tablist"
      aria-label="Shown part"
      tabIndex={-1}
      className={clsx(styles['tabs'], shared['needsScript'])}
      onKeyDown={(event) => {
        if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
        event.preventDefault();
        if (event.key === 'Home' && tab === 'code') return;
        if (event.key === 'End' && tab === 'model') return;
        event.currentTarget.querySelector<HTMLElement>('[aria-selected="false"]')?.focus();
        onTab(other);
      }}
    >
      {(['code', 'model'] as const).map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          className={shared['control']}
          aria-selected={tab === name}
          aria-controls={paneId(name)}
          tabIndex={tab === name ? 0 : -1}
          onClick={() => onTab(name)}
        >
          {labels[name]}
        </button>
      ))}
    </div>
  );
}
