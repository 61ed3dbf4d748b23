import { useRef, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { BuiltModel, ExportFormat } from '../../../modeling';
import { hasDraft } from '../draft/draft';
import { NotLoadedError } from '../../lazy-part/NotLoadedError';
import type * as InteractiveModule from '../interactive';
import type { ModelSession } from '../interactive/ModelSession';
import { loadEditor } from './loadEditor';
import { fetchViewer } from './loadViewer';

type Interactive = typeof InteractiveModule;

/** What makes a model interactive, loaded when the reader asks for any of it. */
interface Loaded {
  readonly interactive: Interactive;
  readonly session: ModelSession;
}

export type Panel = 'parameters' | 'code';

type Panels = Readonly<Record<Panel, boolean>>;

/** How far a reader has activated one model, and the ways to go on. */
export interface ModelActivation {
  readonly loaded: Loaded | null;
  /** What could not be loaded, and how to ask again for the same; null when nothing is missing. */
  readonly failure: { readonly error: NotLoadedError; readonly retry: () => void } | null;
  readonly isTurning: boolean;
  /** Which panels are open. */
  readonly panels: Panels;
  /** Loads what the next step needs, for a reader who is about to take it. */
  prepare(): void;
  turn(): void;
  /** Loads the viewer because a figure that turns together with this one is turned. */
  follow(): void;
  toggle(panel: Panel): void;
  /** Makes a file of the reader's version, which the figure then shows too. */
  download(format: ExportFormat): void;
  /** Returns false when the reader has no version of their own: the file of the build is right. */
  downloadGlb(): boolean;
}

const closed: Panels = { parameters: false, code: false };

export function useModelActivation(model: BuiltModel): ModelActivation {
  const { loaded, failure, prepare, need } = useInteractive(model);
  const [isTurning, setTurning] = useState(false);
  const [panels, setPanels] = useState<Panels>(closed);
  const follow = () => need(() => undefined);
  const meshSrc = useBaseUrl(model.mesh?.src ?? '');
  const meshUrl = model.mesh ? meshSrc : null;
  const download = (format: ExportFormat | 'glb') =>
    need(async ({ session, interactive }) => {
      const isRestored = session.restoreDraft();
      // A GLB is written from the last run.
      if (isRestored || (format === 'glb' && !session.state.result)) await session.run();
      await interactive.downloadModel(model, session, format);
    });

  return {
    loaded,
    failure,
    isTurning,
    panels,
    prepare,
    turn: () => {
      setTurning(true);
      fetchViewer(meshUrl);
      follow();
    },
    follow,
    toggle: (chosen) => {
      const isOpen = !panels[chosen];
      setPanels({ ...panels, [chosen]: isOpen });
      const isEditing = isOpen && chosen === 'code';
      // Beside the rest. Whoever shows it tells of a failure.
      if (isEditing) loadEditor().catch(() => undefined);
      need(({ session }) => {
        if (!isOpen) return;
        // Values that were kept are shown by what they make; code that was kept is read before it is run.
        const isRestored = session.restoreDraft();
        if (isRestored && !(isEditing && session.isEdited)) void session.run();
        else if (!isEditing) session.prepare();
      });
    },
    downloadGlb: () => {
      const isOwn = loaded?.session.state.result ? !loaded.session.isAsBuilt : hasDraft(model.name);
      if (isOwn) download('glb');
      return isOwn;
    },
    download,
  };
}

type Need = (then: (loaded: Loaded) => void | Promise<void>) => void;

/** Loads what makes a model interactive: once, and again when asked again after a failure. */
function useInteractive(
  model: BuiltModel,
): Pick<ModelActivation, 'loaded' | 'failure' | 'prepare'> & { readonly need: Need } {
  const baseUrl = useBaseUrl('/');
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState<ModelActivation['failure']>(null);
  const loading = useRef<Promise<Loaded> | null>(null);

  const load = (): Promise<Loaded> => {
    loading.current ??= import('../interactive').then((interactive) => {
      const runner = interactive.sharedRunner(baseUrl);
      const session = new interactive.ModelSession(
        model,
        runner,
        interactive.draftStoreOf(model.name),
      );
      return { interactive, session };
    });
    return loading.current;
  };
  const need: Need = (then) => {
    load().then(
      (value) => {
        setFailure(null);
        setLoaded(value);
        void then(value);
      },
      (cause: unknown) => {
        loading.current = null;
        const error = new NotLoadedError('This part of the page', { cause });
        setFailure({ error, retry: () => need(then) });
      },
    );
  };
  const prepare = () => {
    // Too early to tell of a failure: the reader has not asked for anything yet.
    load().catch(() => {
      loading.current = null;
    });
  };
  return { loaded, failure, prepare, need };
}
