import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { forgedMessages, honestMessage } from '../../../../tests/support/forgedMessages';
import type { RunResult } from '../../../modeling';
import { readRunnerMessage } from '../../../modeling/sandbox/readRunnerMessage';
import { withTriangles } from '../../../modeling/triangles';
import { fitFrame, frameAround, zoomFrame } from '../../../viewer/camera/drawingFrame';
import { createEdgeGeometry, createFaceGeometry } from '../../../viewer/scene/geometry';
import { hitEdge, hitFace } from '../../../viewer/scene/picking';
import { DrawingLines } from '../../../viewer/ui/DrawingLines';
import { FactsLine } from '../facts/FactsLine';
import { FailureCard } from '../picture/FailureCard';
import { allowedParams, controlsOf } from './controls';

/** Processes a result as the page does, and returns the rendered markup. */
function showOnPage({ parts, defaultParams, about, facts, warnings }: RunResult): string {
  const controls = controlsOf(defaultParams ?? {}, about?.params);
  allowedParams(defaultParams ?? {}, { width: 1e300, lid: 'x' }, controls);
  for (const part of parts) if (part.kind === 'solid') lookAt(part);
  const drawings = parts.filter((part) => part.kind === 'drawing');
  const drawing = fitFrame(frameAround(drawings.map(({ viewBox }) => viewBox)), 1.6);
  const near = zoomFrame(drawing, 1e9, [0.5, 0.5], drawing);
  return renderToStaticMarkup(
    <>
      {[drawing, near].map((frame, index) => (
        <DrawingLines key={index} parts={drawings} frame={frame} hasGrid />
      ))}
      <FactsLine facts={facts} />
      {warnings.map((warning, index) => (
        <FailureCard key={index} failure={warning} />
      ))}
    </>,
  );
}

/** Processes a part as the viewer does when the pointer moves over it. */
function lookAt(part: Extract<RunResult['parts'][number], { kind: 'solid' }>): void {
  const { mesh } = part;
  createFaceGeometry(part);
  createEdgeGeometry(part);
  hitFace(mesh, { origin: [1, 1, 99], direction: [0, 0, -1] }, () => true);
  hitEdge(
    mesh,
    [5, 5],
    (x, y, z) => [x, y, z],
    9,
    1e9,
    () => true,
  );
}

/** Markup that would make the page request a URL. */
const request =
  /(?:src|href|srcset|data|action|poster)=|url\(|<(?:img|image|use|script|link|iframe|style)/i;

it('every result that passes the schema renders without hang, crash or request', () => {
  let shown = 0;
  fc.assert(
    fc.property(forgedMessages, (message) => {
      const read = readRunnerMessage(message);
      const result = read?.type === 'result' ? withTriangles(read.result, []) : null;
      if (!result) return;
      shown++;
      expect(withoutWords(showOnPage(result))).not.toMatch(request);
    }),
    { numRuns: 600 },
  );
  // If too few forged results passed the schema, this test would prove nothing.
  expect(shown).toBeGreaterThan(20);
}, 30_000);

it('a valid result renders with its edge lines', () => {
  const result = withTriangles(honestMessage().result, []);
  expect(result && showOnPage(result)).toContain('<path d="M0 0L60 0L60 30Z"');
});

/** Returns the markup without text content and path data, which never cause requests. */
function withoutWords(markup: string): string {
  return markup.replace(/>[^<]*</g, '><').replace(/ d="[^"]*"/g, '');
}
