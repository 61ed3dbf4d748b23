import type { Params } from '../../modeling';

const stringOrComment = /"[^"\\\n]*"|'[^'\\\n]*'|\/\/.*|\/\*[^]*?\*\//g;

const declaration = /^export\s+const\s+defaultParams\b[^=]*=\s*\{/m;

/**
 * Matches a second declaration of `defaultParams` or an assignment to it. Code with a match is left unchanged, because
 * the match may overwrite the first declaration.
 */
const assignment = /\bdefaultParams\b[^=\n]*=[^=>]/g;

/** Matches one property of an object literal, with the comma after it. */
const entry =
  /(\s*(['"]?)([\w$]+)\2\s*:\s*)(-?[\d.]+(?:e-?\d+)?|true|false|"[^"\\\n]*"|'[^'\\\n]*')\s*(?:,\s*)?/y;

const closing = /\s*\}/y;

/**
 * Returns `code` with `values` as its default values. Returns null if nothing would change, or if `defaultParams` is
 * not an object literal of numbers, strings and booleans.
 */
export function replaceDefaultParams(code: string, values: Params): string | null {
  const bare = code.replace(stringOrComment, (found) =>
    found.startsWith('/') ? found.replace(/./g, ' ') : found,
  );
  const start = declaration.exec(bare);
  if (!start || bare.match(assignment)?.length !== 1) return null;
  let at = start.index + start[0].length;
  let result = code.slice(0, at);
  for (;;) {
    entry.lastIndex = closing.lastIndex = at;
    if (closing.test(bare)) break;
    const [whole, before = '', , name = '', value = ''] = entry.exec(bare) ?? [];
    if (whole === undefined) return null;
    const end = at + whole.length;
    const newValue = values[name];
    const text = newValue === undefined ? value : JSON.stringify(newValue);
    result += code.slice(at, at + before.length) + text;
    result += code.slice(at + before.length + value.length, end);
    at = end;
  }
  result += code.slice(at);
  return result === code ? null : result;
}
