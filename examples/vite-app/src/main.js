import { startWorker } from "./client.js";
import { createView } from "./view.js";

const worker = startWorker();
const byId = (id) => document.getElementById(id);
const view = createView(byId("view"));
const status = byId("status");

/** Runs a task and shows its progress and outcome. */
async function run(what, task) {
  status.textContent = `${what}…`;
  try {
    await task();
    status.textContent = "Ready.";
  } catch (error) {
    status.textContent = error.message;
  }
}

const thickness = () => Number(byId("thickness").value);

byId("thickness").addEventListener("input", () => {
  byId("value").value = thickness();
});
byId("thickness").addEventListener("change", () => {
  void run("Building", async () =>
    view.show(await worker.call("box", thickness())),
  );
});

byId("file").addEventListener("change", ({ target }) => {
  const [file] = target.files;
  if (file) {
    void run("Reading", async () => view.show(await worker.call("open", file)));
  }
});

function download(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

for (const format of ["step", "stl"]) {
  byId(format).addEventListener("click", () => {
    void run("Writing", async () =>
      download(await worker.call(format, thickness()), `box.${format}`),
    );
  });
}

await run("Building", async () =>
  view.show(await worker.call("box", thickness())),
);
byId("step").disabled = false;
byId("stl").disabled = false;
