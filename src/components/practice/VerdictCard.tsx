import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { Verdict } from '../../comparing';
import shared from '../model/Model.module.css';
import styles from './Practice.module.css';

interface Props {
  readonly verdict: Verdict;
  /** The URL of the next exercise, if there is one. */
  readonly next: string | undefined;
  /** Turns the camera to the wrong faces. */
  readonly onShow: () => void;
}

/** The result of a check: one sentence, and a table of the compared numbers on request. */
export function VerdictCard({ verdict, next, onShow }: Props): ReactElement {
  const { isRight, sentence, measures, markedFaces } = verdict;
  return (
    <div className={clsx(styles['verdict'], isRight ? styles['right'] : styles['wrong'])}>
      <p>
        <span aria-hidden="true">{isRight ? '✓ ' : '✗ '}</span>
        {/* Names between backticks are code, so every second piece of the sentence is code. */}
        {sentence
          .split('`')
          .map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece))}
      </p>
      {isRight && next && <Link to={next}>Next exercise</Link>}
      {markedFaces.length > 0 && (
        <>
          <button
            type="button"
            className={shared['control']}
            onClick={({ currentTarget }) => {
              onShow();
              const view = currentTarget.closest('figure')?.querySelector('[role="application"]');
              view?.scrollIntoView({ block: 'nearest' });
            }}
          >
            Show me
          </button>{' '}
          {describeMarks(markedFaces)}
        </>
      )}
      {measures.length > 0 && (
        <details>
          <summary>What was compared</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">Measure</th>
                <th scope="col">Yours</th>
                <th scope="col">Goal</th>
                <th scope="col">Tolerance</th>
              </tr>
            </thead>
            <tbody>
              {measures.map(({ label, own, goal, tolerance, isEqual }) => (
                <tr key={label} className={isEqual ? undefined : styles['differs']}>
                  <th scope="row">{label}</th>
                  <td>{own}</td>
                  <td>{goal}</td>
                  <td>{tolerance}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </div>
  );
}

/** The largest number of faces that are named. The others are counted. */
const maxNamed = 3;

/** Describes the highlighted faces for readers who cannot see them. */
function describeMarks(faces: readonly string[]): string {
  const rest = faces.length - maxNamed;
  const named = [...faces.slice(0, maxNamed), ...(rest > 0 ? [`${rest} more`] : [])].join('; ');
  return faces.length === 1
    ? `Highlighted: a face that the goal does not have, ${named}.`
    : `Highlighted: ${faces.length} faces that the goal does not have: ${named}.`;
}
