import { spawn } from 'node:child_process';

/**
 * Runs a command with its output visible. Returns its exit code (130 when a signal ended it) and what it wrote to
 * standard error.
 * @param {readonly [string, ...string[]]} command
 * @param {{ env?: Record<string, string> }} [options]
 * @returns {Promise<{ code: number, errors: string }>}
 */
export function run([program, ...args], { env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['inherit', 'inherit', 'pipe'],
      env: { ...process.env, ...env },
    });
    let errors = '';
    child.stderr.on('data', (/** @type {Buffer} */ chunk) => {
      process.stderr.write(chunk);
      errors += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 130, errors }));
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
