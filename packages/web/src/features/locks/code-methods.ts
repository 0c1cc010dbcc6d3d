import { toHex } from '@vellum/tron/bytes';

const PUSH1 = 0x60;
const PUSH32 = 0x7f;
const EQ = 0x14;

/** Ways for code to run someone else's code in its own place, or to vanish. */
const replacing: Readonly<Record<number, string>> = {
  242: 'CALLCODE',
  244: 'DELEGATECALL',
  255: 'SELFDESTRUCT',
};

export type CodeMethods = Readonly<{
  /** Selectors that the code answers to: eight hex digits each. */
  selectors: readonly string[];
  /** Instructions by which the code could be replaced. */
  replacing: readonly string[];
}>;

/**
 * What a contract can be called with, read from its running code alone: solc compares the first four bytes of a
 * call with each selector. Nobody's word is needed for it, not even the published ABI.
 */
export function methodsInCode(code: Uint8Array): CodeMethods {
  const selectors = new Set<string>();
  const found = new Set<string>();
  const end = codeLength(code);
  for (let at = 0; at < end; at += 1 + pushedBy(code[at])) {
    const replaces = replacing[code[at] ?? 0];
    if (replaces) found.add(replaces);
    const selector = comparedAt(code, at);
    if (selector) selectors.add(selector);
  }
  return { selectors: [...selectors].sort(), replacing: [...found].sort() };
}

/** Bytes that an instruction pushes: they follow it and are none themselves. */
function pushedBy(instruction = 0): number {
  return instruction < PUSH1 || instruction > PUSH32 ? 0 : instruction - PUSH1 + 1;
}

/** The selector that is pushed here and compared at once. One that begins with zeros is pushed without them. */
function comparedAt(code: Uint8Array, at: number): string | null {
  const size = pushedBy(code[at]);
  if (size < 3 || size > 4 || code[at + size + 1] !== EQ) return null;
  return toHex(code.slice(at + 1, at + 1 + size)).padStart(8, '0');
}

/** Without the compiler's note at the end, whose last two bytes tell its length. */
function codeLength(code: Uint8Array): number {
  const note = ((code.at(-2) ?? 0) << 8) | (code.at(-1) ?? 0);
  return note + 2 < code.length && code[code.length - note - 2] === 0xa2
    ? code.length - note - 2
    : code.length;
}
