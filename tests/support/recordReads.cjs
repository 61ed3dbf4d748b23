/** Preload script: appends the path of each file that the program reads to the file named by RECORD_READS. */
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const path = require('node:path');
const { env } = require('node:process');

const list = env['RECORD_READS'];
const { appendFileSync } = fs;

const isWrite = (/** @type {unknown} */ flags) => typeof flags === 'string' && /[wa]/.test(flags);

for (const owner of [fs, fs.promises]) {
  for (const name of ['readFile', 'readFileSync', 'open', 'openSync', 'createReadStream']) {
    const original = Reflect.get(owner, name);
    if (original === undefined) continue;
    Reflect.set(owner, name, (/** @type {unknown[]} */ ...args) => {
      const [file, flags] = args;
      const isOpened = name.startsWith('open') && isWrite(flags);
      if (list && typeof file === 'string' && !isOpened) {
        appendFileSync(list, `${path.resolve(file)}\n`);
      }
      return Reflect.apply(original, owner, args);
    });
  }
}
syncBuiltinESMExports();
