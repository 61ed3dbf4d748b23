import React, { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { BoxView } from "./BoxView.jsx";

function App() {
  const [thickness, setThickness] = useState(3);
  const [isShown, setShown] = useState(true);
  return (
    <>
      <h1>A box with replicad and React</h1>
      {isShown && <BoxView thickness={thickness} />}
      <form>
        <label>
          Wall, in mm{" "}
          <input
            type="range"
            min="1"
            max="10"
            value={thickness}
            onChange={({ target }) => setThickness(Number(target.value))}
          />{" "}
          {thickness}
        </label>
        <label>
          <input
            type="checkbox"
            checked={isShown}
            onChange={({ target }) => setShown(target.checked)}
          />{" "}
          Show the box
        </label>
      </form>
    </>
  );
}

createRoot(document.getElementById("root")).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
