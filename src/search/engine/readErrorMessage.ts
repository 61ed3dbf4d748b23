/** What tells a copied message from a question. */
const marks =
  /\b\w*(?:Error|Exception|Failure|StdFail\w*)\b|^Uncaught|\bis not (?:a function|defined|iterable)|\bat \S+ \(|:\d+:\d+|wasm-function/;

/** Parts of a copied message that are of the machine that wrote it: where it happened, and what wraps it. */
const noise = [
  // Frames of a stack: ` at main (model.js:12:5)`, ` at replicad.js:2210`.
  /\bat (?:new |get |async )?[\w.$<>]*\s?\([^)]*\)/g,
  /\b(?:at )?(?:[\w.-]+:\/\/)?[\w./-]+\.(?:[mc]?[jt]sx?|html|wasm)(?::\d+)+/g,
  /\bwasm:\/\/\S+|wasm-function\[\d+\]\S*|\b0x[\da-f]+/gi,
  /^Uncaught\b|\(in promise\)/g,
  // Of `pen.hLine(4).extrude is not a function` the name that is missing stays.
  /(?:[\w$]+(?:\([^)]*\))?\.)+(?=[\w$]+ is not )/g,
];

/** What the language calls it, before what it says: that it is an error is all that matters. */
const errorClass = /\b(?:Type|Reference|Range|Syntax|Runtime|Compile|Eval)Error:(?=\s)/g;

/** An address in the kernel's memory: six digits or more and nothing else. */
const address = /(?<![\w.])\d{6,}(?![\w.])/g;

/** A message without what differs each time, or undefined for a text that is none. */
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
