/** Signs that a query is a copied error message. */
const marks =
  /\b\w*(?:Error|Exception|Failure|StdFail\w*)\b|^Uncaught|\bis not (?:a function|defined|iterable)|\bat \S+ \(|:\d+:\d+|wasm-function/;

/** Parts of a pasted message to remove: positions in the code, and wrappers such as `Uncaught`. */
const noise = [
  // Stack frames: ` at main (model.js:12:5)`, ` at replicad.js:2210`.
  /\bat (?:new |get |async )?[\w.$<>]*\s?\([^)]*\)/g,
  /\b(?:at )?(?:[\w.-]+:\/\/)?[\w./-]+\.(?:[mc]?[jt]sx?|html|wasm)(?::\d+)+/g,
  /\bwasm:\/\/\S+|wasm-function\[\d+\]\S*|\b0x[\da-f]+/gi,
  /^Uncaught\b|\(in promise\)/g,
  // The object in front of a missing method: `pen.hLine(4).extrude is not a function` becomes `extrude is not a
  // function`.
  /(?:[\w$]+(?:\([^)]*\))?\.)+(?=[\w$]+ is not )/g,
];

/** Built-in error classes. They become `error`, because the class does not matter. */
const errorClass = /\b(?:Type|Reference|Range|Syntax|Runtime|Compile|Eval)Error:(?=\s)/g;

/** A memory address of the kernel: a number of at least six digits. */
const address = /(?<![\w.])\d{6,}(?![\w.])/g;

/** Returns an error message without its variable parts, or undefined if the text is no error message. */
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
