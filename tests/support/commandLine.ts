import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

interface Options {
  readonly arguments?: readonly string[];
  /** Where it runs; the repository unless told. */
  readonly folder?: string;
  /** Beside those of this process; undefined takes one away. */
  readonly environment?: NodeJS.ProcessEnv;
}

/** What a command of package.json said until it ended. */
export interface Ended {
  /** Null where a signal ended it. */
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** A running command of package.json. */
export interface CommandLine {
  /** Resolves with what was said once `pattern` is in it; rejects if the command ends before. */
  readonly says: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Ctrl-C in a terminal: the signal goes to all of its processes. */
  readonly interrupt: () => void;
  readonly ended: Promise<Ended>;
}

/** Starts `npm run <name>` without npm: the same program, in a process of its own. */
export function startCommand(name: string, options: Options = {}): CommandLine {
  const [program = '', script = ''] = (scripts[name] ?? '').split(' ');
  const child = spawn(
    resolve('node_modules/.bin', program),
    [resolve(script), ...(options.arguments ?? [])],
    {
      cwd: options.folder,
      env: { ...process.env, ...options.environment },
      // A group of its own, as a shell gives it.
      detached: true,
    },
  );
  let output = '';
  let errors = '';
  const listeners = new Set<() => void>();
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    listeners.forEach((listen) => listen());
  });
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<Ended>((done, failed) => {
    child.once('error', failed);
    child.once('close', (code) => done({ code, output, errors }));
  });
  return {
    says: (pattern) =>
      new Promise((found, failed) => {
        const look = () => {
          const match = pattern.exec(output);
          if (match) found(match);
        };
        listeners.add(look);
        look();
        void ended.then(() => failed(new Error(`It ended and said: ${output}${errors}`)), failed);
      }),
    interrupt: () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
    },
    ended,
  };
}
