import { useId, useRef, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { BuiltModel, ExportFormat } from '../../../modeling';
import { fileNameOf } from '../download/fileName';
import type * as WorkshopModule from '../interactive';
import type { ModelSession, Start } from '../interactive/ModelSession';

type Workshop = typeof WorkshopModule;

/** Everything above the first rung, loaded when the reader steps on it. */
interface Loaded {
  readonly workshop: Workshop;
  readonly session: ModelSession;
}

export type Panel = 'parameters' | 'code';

type Panels = Readonly<Record<Panel, boolean>>;

/** How far up the ladder a reader has stepped with one model, and the steps to take. */
export interface Ladder {
  readonly loaded: Loaded | null;
  /** True after a part of the page could not be loaded: asking again tries again. */
  readonly hasFailed: boolean;
  readonly isTurning: boolean;
  /** Which panels are open. */
  readonly panels: Panels;
  /** Loads what the next step needs, for a reader who is about to take it. */
  prepare(): void;
  turn(): void;
  /** Loads the viewer because a figure that turns together with this one is turned. */
  follow(): void;
  toggle(panel: Panel): void;
  download(format: ExportFormat): void;
  /** False when the reader has no version of their own: the file of the build is right. */
  downloadGlb(): boolean;
}

const closed: Panels = { parameters: false, code: false };

export function useLadder(model: BuiltModel, start?: Start): Ladder {
  const owner = useId();
  const baseUrl = useBaseUrl('/');
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isTurning, setTurning] = useState(false);
  const [panels, setPanels] = useState<Panels>(closed);
  const loading = useRef<Promise<Loaded> | null>(null);

  const load = (): Promise<Loaded> => {
    loading.current ??= import('../interactive').then((workshop) => {
      const runner = workshop.sharedRunner(baseUrl);
      const session = new workshop.ModelSession(model, runner, owner, start);
      return { workshop, session };
    });
    return loading.current;
  };
  const need = (then: (loaded: Loaded) => void): void => {
    load().then(
      (value) => {
        setFailed(false);
        setLoaded(value);
        then(value);
      },
      () => {
        loading.current = null;
        setFailed(true);
      },
    );
  };

  return {
    loaded,
    hasFailed,
    isTurning,
    panels,
    prepare: () => {
      // Too early to tell of a failure: the reader has not asked for anything yet.
      load().catch(() => {
        loading.current = null;
      });
    },
    turn: () => {
      setTurning(true);
      need(() => undefined);
    },
    follow: () => need(() => undefined),
    toggle: (chosen) => {
      const isOpen = !panels[chosen];
      setPanels({ ...panels, [chosen]: isOpen });
      need(({ session }) => {
        if (isOpen && chosen === 'code') session.takeUpKeptVersion();
        if (isOpen) session.prepare();
      });
    },
    downloadGlb: () => {
      const own = loaded?.session.isChanged && loaded.session.state.result ? loaded : null;
      void own?.session.exportGlb().then((file) => {
        if (file) own.workshop.saveFile(file.bytes, file.mime, fileNameOf(model, 'glb'));
      });
      return own !== null;
    },
    download: (format) => {
      need(({ session, workshop }) => {
        void session.export(format).then((file) => {
          if (file) workshop.saveFile(file.bytes, file.mime, fileNameOf(model, format));
        });
      });
    },
  };
}
