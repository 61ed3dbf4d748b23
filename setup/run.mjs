import { spawn } from 'node:child_process';

/**
 * Runs a command with its output visible, or held back until it ends. Returns its exit code (130 when a signal ended
 * it), what it wrote to standard error, and what was held back of both streams.
 * @param {readonly [string, ...string[]]} command
 * @param {{ env?: Readonly<Record<string, string>>, isHeld?: boolean }} [options]
 * @returns {Promise<{ code: number, errors: string, output: string }>}
 */
export function run([program, ...args], { env = {}, isHeld = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['inherit', isHeld ? 'pipe' : 'inherit', 'pipe'],
      env: { ...process.env, ...env },
    });
    let errors = '';
    let output = '';
    child.stdout?.on('data', (/** @type {Buffer} */ chunk) => (output += chunk.toString()));
    child.stderr?.on('data', (/** @type {Buffer} */ chunk) => {
      errors += chunk.toString();
      if (isHeld) output += chunk.toString();
      else process.stderr.write(chunk);
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 130, errors, output }));
  });
}

/**
 * Returns the command that runs npm: the one that started us, or the one on the PATH.
 * @returns {[string, ...string[]]}
 */
export function npm() {
  const started = process.env['npm_execpath'];
  return started?.endsWith('.js') ? [process.execPath, started] : ['npm'];
}
