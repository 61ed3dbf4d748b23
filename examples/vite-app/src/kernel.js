import { setOC } from "replicad";
import startKernel from "replicad-opencascadejs/src/replicad_single.js";
import kernelUrl from "replicad-opencascadejs/src/replicad_single.wasm?url";

let kernel;

/** Loads the kernel once and passes it to the library. */
export function loadKernel() {
  kernel ??= startKernel({ locateFile: () => kernelUrl }).then((oc) => {
    setOC(oc);
    return oc;
  });
  return kernel;
}
