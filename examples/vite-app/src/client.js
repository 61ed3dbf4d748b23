/** Starts a worker that builds models, one after the other. */
export function startWorker() {
  const worker = new Worker(new URL("./worker.js", import.meta.url), {
    type: "module",
  });
  const waiting = [];
  let running = null;
  let failure = null;

  const startNext = () => {
    running = waiting.shift() ?? null;
    if (running) worker.postMessage(running.message);
  };
  worker.onmessage = ({ data }) => {
    if ("error" in data) running.reject(new Error(data.error));
    else running.resolve(data.result);
    startNext();
  };
  worker.onerror = () => {
    failure = new Error("The worker failed: load the page again.");
    for (const task of [running, ...waiting]) task?.reject(failure);
  };

  return {
    /** Calls a worker function. `signal` cancels a call that still waits. */
    call(name, argument, signal) {
      if (failure) return Promise.reject(failure);
      return new Promise((resolve, reject) => {
        const task = { message: { name, argument }, resolve, reject };
        signal?.addEventListener("abort", () => {
          if (waiting.includes(task)) waiting.splice(waiting.indexOf(task), 1);
          reject(signal.reason);
        });
        waiting.push(task);
        if (!running) startNext();
      });
    },
    /** Ends the worker and frees its memory. */
    stop: () => worker.terminate(),
  };
}
