import { asJson } from './asJson';

type Method = (...values: readonly unknown[]) => void;

const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;

/** Lines kept of one run: more help nobody, and a loop may write without end. */
const maxLines = 200;

/**
 * Keeps what is written to the console until `release`: the model's words are for its reader, and the library writes
 * lists of its own there.
 */
export function captureConsole(): { readonly lines: readonly string[]; release(): void } {
  const { console } = globalThis as unknown as { readonly console: Record<string, Method> };
  const lines: string[] = [];
  const write: Method = (...values) => {
    if (lines.length < maxLines) lines.push(values.map(formatValue).join(' ').slice(0, 2000));
  };
  const before = methods.map((name) => console[name]);
  for (const name of methods) console[name] = write;
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
