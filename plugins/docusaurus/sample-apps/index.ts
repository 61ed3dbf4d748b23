// cspell:ignore Zippable
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { zipSync, type Zippable } from 'fflate';
import { publicFolder } from '../models';
import { readSampleApp, sampleApps, type SampleApp } from './readSampleApp';

/** Writes the archives for the page "replicad as a library", such as `/examples/replicad-vite-app.zip`. */
export default function sampleAppsPlugin(): Plugin {
  return {
    name: 'sample-apps',
    getPathsToWatch: () => ['examples/*/{*,src/*}'],
    loadContent() {
      const folder = path.join(publicFolder, 'examples');
      mkdirSync(folder, { recursive: true });
      for (const name of sampleApps) {
        writeFileSync(path.join(folder, `replicad-${name}.zip`), archiveOf(name));
      }
    },
  };
}

/** A fixed date: equal files give an equal archive. It is the earliest date that a zip archive can contain. */
const earliestZipDate = new Date(1980, 0, 1);

function archiveOf(name: SampleApp): Uint8Array {
  const files: Zippable = {};
  for (const [file, content] of Object.entries(readSampleApp(name))) {
    files[`replicad-${name}/${file}`] = [content, { level: 9, mtime: earliestZipDate }];
  }
  return zipSync(files);
}
