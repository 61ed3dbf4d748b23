import { useRef, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { BuiltModel, ExportFormat, Runner } from '../../../modeling';
import { readDraft } from '../draft/draft';
import { NotLoadedError } from '../../lazy-component/NotLoadedError';
import type * as InteractiveModule from '../interactive';
import type { ModelSession } from '../interactive/ModelSession';
import { loadEditor } from '../interactive/loadEditor';
import { fetchViewer } from '../interactive/loadViewer';

type Interactive = typeof InteractiveModule;

/** The code, the runner and the session of an interactive model. */
interface Loaded {
  readonly interactive: Interactive;
  readonly runner: Runner;
  readonly session: ModelSession;
}

export type ModelPanel = 'parameters' | 'code';

type Panels = Readonly<Record<ModelPanel, boolean>>;

/** The interactive panels that a reader has opened for one model, and the functions that open them. */
export interface ModelActivation {
  readonly loaded: Loaded | null;
  /** The load error with a function that retries; null if nothing failed. */
  readonly failure: { readonly error: NotLoadedError; readonly retry: () => void } | null;
  readonly isTurning: boolean;
  readonly panels: Panels;
  /** True if the reader opened the editor. The editor then takes the focus. */
  readonly editorTakesFocus: boolean;
  /** Preloads the interactive code; called when the reader is about to use it. */
  prepare(): void;
  turn(): void;
  /** Loads the interactive code, because the reader turns another figure that is linked to this one. */
  follow(): void;
  toggle(panel: ModelPanel): void;
  /** Opens the reader's version in the editor without moving the focus, and calls `act`. */
  readonly showCode: (act: (loaded: Loaded) => Promise<void>) => void;
  /** Downloads a file of the reader's version, and shows that version in the figure. */
  download(format: ExportFormat): void;
  /**
   * Downloads the reader's version as GLB. Without such a version, returns false, and the link downloads the build's
   * GLB.
   */
  downloadGlb(): boolean;
}

const closed: Panels = { parameters: false, code: false };

export function useModelActivation(model: BuiltModel): ModelActivation {
  const { loaded, failure, prepare, need } = useInteractive(model);
  const [isTurning, setTurning] = useState(false);
  const [panels, setPanels] = useState<Panels>(closed);
  const [editorTakesFocus, setEditorTakesFocus] = useState(false);
  const follow = () => need(() => undefined);
  const meshSrc = useBaseUrl(model.mesh?.src ?? '');
  const meshUrl = model.mesh ? meshSrc : null;
  const download = (format: ExportFormat | 'glb') =>
    need(async ({ session, interactive }) => {
      const isRestored = session.restoreDraft();
      // A GLB export needs the result of a run.
      if (isRestored || (format === 'glb' && !session.state.result)) await session.run();
      await interactive.downloadModel(model, session, format);
    });

  return {
    loaded,
    failure,
    isTurning,
    panels,
    editorTakesFocus,
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
      const opensCode = isOpen && chosen === 'code';
      setEditorTakesFocus(opensCode);
      if (opensCode) fetchEditor();
      need(({ session }) => {
        if (!isOpen) return;
        // Runs a restored draft, except edited code that opens in the editor. The reader sees that code before it
        // runs.
        const isRestored = session.restoreDraft();
        if (isRestored && !(opensCode && session.isEdited)) void session.run();
        else if (!opensCode) session.prepare();
      });
    },
    showCode: (act) => {
      setPanels({ ...panels, code: true });
      fetchEditor();
      need((opened) => {
        opened.session.restoreDraft();
        return act(opened);
      });
    },
    downloadGlb: () => {
      const isOwn = hasOwnVersion(model, loaded?.session ?? null);
      if (isOwn) download('glb');
      return isOwn;
    },
    download,
  };
}

function hasOwnVersion({ name }: BuiltModel, session: ModelSession | null): boolean {
  return session?.state.result ? !session.isAsBuilt : readDraft(name) !== null;
}

/** Preloads the editor. If that fails, the component that shows the editor reports it. */
function fetchEditor(): void {
  loadEditor().catch(() => undefined);
}

type Need = (then: (loaded: Loaded) => void | Promise<void>) => void;

/** Loads the interactive code once. A retry after a failure loads it again. */
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
      return { interactive, runner, session };
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
    // Ignores the failure of a preload: the reader has not opened anything yet.
    load().catch(() => {
      loading.current = null;
    });
  };
  return { loaded, failure, prepare, need };
}
