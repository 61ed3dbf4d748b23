import { defineConfig } from "vite";

export default defineConfig({
  // The worker imports the kernel, so it must be a module as well.
  worker: { format: "es" },
  // The kernel is large and already built, so Vite must not pre-bundle it.
  optimizeDeps: { exclude: ["replicad-opencascadejs"] },
  build: { target: "es2022" },
});
