import { buildSandbox } from '../plugins/sandbox/buildSandbox';

/** Builds the files in which models run in the page: `tsx scripts/sandbox.ts`. */
void buildSandbox(process.cwd()).then((files) => {
  for (const [name, { src, bytes }] of Object.entries(files)) {
    console.log(`  ${name.padEnd(8)} ${src.padEnd(28)} ${Math.ceil(bytes / 1024)} KB`);
  }
});
