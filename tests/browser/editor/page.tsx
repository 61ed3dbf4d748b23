import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CodeEditor, type CodeProblem } from '../../../src/editor';

const start = `import { drawCircle } from "replicad";

export default function main() {
  return drawCircle(10).sketchOnPlane("XY").extrude(5);
}
`;

/** The page on which the browser tests of the editor run. */
function Page() {
  const [code, setCode] = useState(start);
  const [problems, setProblems] = useState<readonly CodeProblem[]>([]);
  return (
    <>
      <button type="button">Before</button>
      <div className="editor">
        <CodeEditor
          value={code}
          onChange={setCode}
          onRun={() => undefined}
          label="Code of the test"
          problems={problems}
          place={null}
          baseUrl="/"
        />
      </div>
      <button
        type="button"
        onClick={() => setProblems([{ line: 4, column: 45, sentence: 'The height is zero.' }])}
      >
        Fail
      </button>
      <output>{code}</output>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
