import { readdirSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Returns the number of open file descriptors of this process. Linux and macOS list them in /dev/fd. */
export function openFileDescriptors(): number {
  return readdirSync('/dev/fd').length;
}

/** Returns the bytes of heap and external memory in use after a garbage collection. */
export function bytesInUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
