import { useEffect, useMemo, useState } from 'react';
import { PrintChecker, type PrintFinding, type PrintDirection } from '../../../printing';
import type { PrintCheckProps } from '../../../viewer';

interface Checked {
  /** The findings; null while the check runs. */
  readonly findings: readonly PrintFinding[] | null;
  readonly error: string | null;
}

const pending: Checked = { findings: null, error: null };

/**
 * Runs the print check whenever the parts or the side that faces the bed change, and marks the faces of its findings.
 */
export function usePrintCheck(
  parts: PrintCheckProps['parts'],
  down: PrintDirection,
  onMark: PrintCheckProps['onMark'],
): Checked {
  const [checker] = useState(() => new PrintChecker());
  const [{ of, ...checked }, setChecked] = useState<Checked & { readonly of: unknown }>({
    ...pending,
    of: null,
  });
  const question = useMemo(
    () => ({
      down,
      meshes: parts.flatMap(({ mesh: { positions, normals, indices } }) =>
        indices.length > 0 ? [{ positions, normals, indices }] : [],
      ),
    }),
    [parts, down],
  );
  useEffect(() => {
    checker.check(
      question,
      ({ findings, marked }) => {
        setChecked({ findings, error: null, of: question });
        onMark(marked);
      },
      ({ message }) => {
        setChecked({ findings: null, error: message, of: question });
        onMark(null);
      },
    );
    return () => {
      checker.close();
      onMark(null);
    };
  }, [checker, question, onMark]);
  return of === question ? checked : pending;
}
