/** Matches text that occurs only in copied error messages. */
const marks =
  /\b\w*(?:Error|Exception|Failure|StdFail\w*)\b|^Uncaught|\bis not (?:a function|defined|iterable)|\bat \S+ \(|:\d+:\d+|wasm-function/;

/** Matches parts of a copied message to remove: positions in the code, and prefixes such as `Uncaught`. */
const noise = [
  // Stack frames: ` at main (model.js:12:5)`, ` at replicad.js:2210`.
  /\bat (?:new |get |async )?[\w.$<>]*\s?\([^)]*\)/g,
  /\b(?:at )?(?:[\w.-]+:\/\/)?[\w./-]+\.(?:[mc]?[jt]sx?|html|wasm)(?::\d+)+/g,
  /\bwasm:\/\/\S+|wasm-function\[\d+\]\S*|\b0x[\da-f]+/gi,
  /^Uncaught\b|\(in promise\)/g,
  // The object before a missing method: `pen.hLine(4).extrude is not a function` becomes `extrude is not a function`.
  /(?:[\w$]+(?:\([^)]*\))?\.)+(?=[\w$]+ is not )/g,
];

/** Built-in error classes. They are replaced by `error`, because the class does not matter. */
const errorClass = /\b(?:Type|Reference|Range|Syntax|Runtime|Compile|Eval)Error:(?=\s)/g;

/** A number of at least six digits, which is a memory address of the kernel. */
const address = /(?<![\w.])\d{6,}(?![\w.])/g;

/** Returns an error message without its variable parts; undefined if the text is not an error message. */
export function readErrorMessage(text: string): string | undefined {
  if (!marks.test(text)) return undefined;
  const words = noise.reduce((rest, pattern) => rest.replace(pattern, ' '), text);
  const read = words
    .replace(errorClass, 'error ')
    .replace(address, 'number error')
    .replace(/\s+/g, ' ')
    .trim();
  return /[A-Za-z]/.test(read) ? read : text;
}
