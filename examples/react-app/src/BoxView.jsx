import React, { useEffect, useRef, useState } from "react";
import { startWorker } from "./client.js";
import { createView } from "./view.js";

/** Shows the open box; `thickness` is its wall in millimetres. */
export function BoxView({ thickness }) {
  const frame = useRef(null);
  const view = useRef(null);
  const [status, setStatus] = useState("");

  useEffect(() => {
    view.current = createView(frame.current);
    users++;
    return () => {
      view.current.dispose();
      users--;
      // Waits, so a component that mounts next keeps the worker.
      setTimeout(stopUnused);
    };
  }, []);

  useEffect(() => {
    const run = new AbortController();
    setStatus("Building…");
    sharedWorker()
      .call("box", thickness, run.signal)
      .then((mesh) => {
        view.current.show(mesh);
        setStatus("Ready.");
      })
      .catch((error) => {
        if (!run.signal.aborted) setStatus(error.message);
      });
    return () => run.abort();
  }, [thickness]);

  return (
    <>
      <div ref={frame} />
      <p role="status">{status}</p>
    </>
  );
}

let worker = null;
let users = 0;

/** Returns the worker, with its kernel, that all components share. */
function sharedWorker() {
  worker ??= startWorker();
  return worker;
}

function stopUnused() {
  if (users > 0) return;
  worker?.stop();
  worker = null;
}
