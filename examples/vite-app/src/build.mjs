import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { setOC } from "replicad";
import { makeBox } from "./box.js";

const require = createRequire(import.meta.url);
const script = require.resolve("replicad-opencascadejs/src/replicad_single.js");

/** Starts the kernel in Node: its script expects `require` and `__dirname`. */
async function startKernel() {
  const source = await readFile(script, "utf8");
  const body = source.replace(/export default (\w+);?\s*$/, "return $1;");
  const start = new Function("require", "__dirname", body);
  const wasmBinary = await readFile(script.replace(/\.js$/, ".wasm"));
  return start(require, dirname(script))({ wasmBinary });
}

setOC(await startKernel());

const step = makeBox(3).blobSTEP();
await writeFile("box.step", Buffer.from(await step.arrayBuffer()));
console.log(`box.step: ${step.size} bytes`);
