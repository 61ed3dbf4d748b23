import { defineConfig } from "vite";

export default defineConfig({
  // The worker imports the kernel, so it must be a module as well.
  worker: { format: "es" },
  // The kernel is large and already built: let the browser load it as it is.
  optimizeDeps: { exclude: ["replicad-opencascadejs"] },
  build: { target: "es2022" },
});
