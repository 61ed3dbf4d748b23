import type { EditorView } from '@codemirror/view';
import { useEffect, useState } from 'react';
import { compartments } from './extensions';
import type { CodeProblem } from './problems';
import type { TypeHelp } from './type-help/TypeHelp';

interface Help {
  readonly problems: readonly CodeProblem[];
  /** A status message for the reader, or an empty string. */
  readonly status: string;
}

type Loaded = { readonly help: TypeHelp } | { readonly failure: string };

const noFiles: readonly string[] = [];

/** Debounce of type checks after typing, in milliseconds. */
const pauseMs = 350;

/** Adds completions, hover tooltips and type errors to the editor once `baseUrl` is known. */
export function useTypeHelp(
  view: EditorView | null,
  baseUrl: string | undefined,
  code: string,
  files: readonly string[] = noFiles,
): Help {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [found, setFound] = useState<{
    readonly code: string;
    readonly problems: readonly CodeProblem[];
  }>();

  useEffect(() => {
    if (!view || baseUrl === undefined) return;
    let isCurrent = true;
    import('./type-help')
      .then(({ loadTypeHelp, typeHelpExtension }) =>
        loadTypeHelp(baseUrl).then((help) => {
          if (!isCurrent) return;
          view.dispatch({
            effects: compartments.typeHelp.reconfigure(typeHelpExtension(help, baseUrl)),
          });
          setLoaded({ help });
        }),
      )
      .catch(() => {
        if (isCurrent) setLoaded({ failure: 'Type help could not be loaded.' });
      });
    return () => {
      isCurrent = false;
    };
  }, [view, baseUrl]);

  const help = loaded && 'help' in loaded ? loaded.help : null;
  useEffect(() => {
    if (!help) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      help.problems(code, files).then(
        (problems) => {
          if (isCurrent) setFound({ code, problems });
        },
        // A failed check is repeated after the next change.
        () => undefined,
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [help, code, files]);

  return {
    problems: found?.problems ?? [],
    status: loaded && 'failure' in loaded ? loaded.failure : '',
  };
}
