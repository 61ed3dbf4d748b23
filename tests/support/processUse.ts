import { readdirSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Open files and sockets of this process. The folder is of Linux and of macOS. */
export function descriptors(): number {
  return readdirSync('/dev/fd').length;
}

/** What of this process's memory is still in use once everything else is collected. */
export function bytesInUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
