import { asJson } from '../asJson';
import { cutText } from '../cutText';
import { consoleLimits, type ConsoleLine } from '../runResult';

type Method = (...values: readonly unknown[]) => void;

const levels = { log: 'log', info: 'log', debug: 'log', warn: 'warn', error: 'error' } as const;
const methods = Object.keys(levels) as readonly (keyof typeof levels)[];

/**
 * Captures console output until `release` is called. Nothing reaches the real console, because the library logs
 * internal lists. `lineOf` returns the line of the reader's code in a stack trace.
 */
export function captureConsole(lineOf: (trace: Error) => number | undefined = () => undefined): {
  readonly lines: readonly ConsoleLine[];
  release(): void;
} {
  const { console } = globalThis as unknown as { readonly console: Record<string, Method> };
  const lines: ConsoleLine[] = [];
  const before = methods.map((name) => console[name]);
  for (const name of methods) {
    console[name] = (...values) => {
      if (lines.length >= consoleLimits.lines) return;
      const line = lineOf(new Error());
      const text = cutText(values.map(formatValue).join(' '), consoleLimits.letters);
      lines.push({ level: levels[name], text, ...(line !== undefined && { line }) });
    };
  }
  return {
    lines,
    release: () => {
      methods.forEach((name, index) => {
        const method = before[index];
        if (method) console[name] = method;
      });
    },
  };
}

function formatValue(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && value !== null && 'repr' in value) return String(value.repr);
  return asJson(value);
}
