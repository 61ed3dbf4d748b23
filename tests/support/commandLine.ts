import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

interface Options {
  readonly arguments?: readonly string[];
  /** The working directory. The default is the repository. */
  readonly folder?: string;
  /** Environment variables to add, or to remove if undefined. */
  readonly environment?: NodeJS.ProcessEnv;
}

/** The result of a finished command from package.json. */
export interface CommandResult {
  /** Exit code, or null if a signal ended the command. */
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** A running command from package.json. */
export interface CommandLine {
  /** Resolves with the match when the output matches `pattern`. Rejects if the command ends first. */
  readonly waitForOutput: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Sends SIGINT to all processes of the command, like Ctrl-C in a terminal. */
  readonly interrupt: () => void;
  readonly ended: Promise<CommandResult>;
}

/** Starts the program behind `npm run <name>` without npm, in a separate process. */
export function startCommand(name: string, options: Options = {}): CommandLine {
  const [program = '', script = ''] = (scripts[name] ?? '').split(' ');
  const child = spawn(
    resolve('node_modules/.bin', program),
    [resolve(script), ...(options.arguments ?? [])],
    {
      cwd: options.folder,
      env: { ...process.env, ...options.environment },
      // Starts a process group, as a shell does.
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
  const ended = new Promise<CommandResult>((done, failed) => {
    child.once('error', failed);
    child.once('close', (code) => done({ code, output, errors }));
  });
  return {
    waitForOutput: (pattern) =>
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
