import { maskCode } from './code-mask.ts';

/** One change of a source: the text from `start` to `end` becomes `to`. */
export type Edit = Readonly<{ operator: string; start: number; end: number; to: string }>;

type Operator = Readonly<{
  name: string;
  pattern: RegExp;
  /** The replacement of a match, or null when this one is left alone. */
  change: (match: RegExpExecArray) => string | null;
}>;

const opposite = table('== != < >= > <=');
const boundary = table('< <= > >=');
const arithmetic = table('+ - * / += -= *= /=');
const logic = table('&& ||');

/** Calls that move, create or destroy money. */
const moneyCall = String.raw`(?:safeTransfer\w*|transferFrom|transfer|pull|_mint|_burn|burn|_sendTrx|_pay\w*|payFee|pay|_deliver|_collect\w*)`;
const callee = String.raw`(?:[\w.]|\([^()]*\)|\[[^\]]*\])*\b${moneyCall}`;
const condition = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`;

/**
 * Patterns rely on the formatter's spacing, so that no parser is needed. `nonReentrant` is left in place: state is
 * written before every call, so without it nothing changes but the second line of defence.
 */
const operators: readonly Operator[] = [
  { name: 'comparison', pattern: / (==|!=|<=|>=|<|>) /g, change: swap(opposite) },
  { name: 'boundary', pattern: / (<=|>=|<|>) /g, change: swap(boundary) },
  { name: 'arithmetic', pattern: / ([-+*/]=?) /g, change: swap(arithmetic) },
  { name: 'logic', pattern: / (&&|\|\|) /g, change: swap(logic) },
  {
    name: 'guard',
    pattern: new RegExp(String.raw`\bif ${condition}\s*revert [^;]*;`, 'g'),
    change: () => '',
  },
  { name: 'access', pattern: / (?:only|when)[A-Z]\w*(?:\([^()]*\))?(?= |\n)/g, change: () => '' },
  {
    name: 'condition',
    pattern: new RegExp(String.raw`(?<=\bif )${condition}`, 'g'),
    change: ([text]) => `(!${text})`,
  },
  { name: 'constant', pattern: /(?<![\w.])\d[\d_]*(?![\w.])/g, change: ([text]) => next(text) },
  {
    name: 'state-write',
    pattern: /(?<=^ +)(?:delete )?\w+(?:\[[^\n;=]*\]|\.\w+)*(?: [-+|&]?=\s[^;]+)?;$/gm,
    change: ([text]) => (/^delete | [-+|&]?=\s/.test(text) ? '' : null),
  },
  {
    name: 'money-call',
    pattern: new RegExp(String.raw`(?<=^ +)${callee}\([^;]*\);$`, 'gm'),
    change: () => '',
  },
  {
    name: 'arguments',
    pattern: new RegExp(String.raw`(?<=\b${moneyCall}\()([^(),]+|\w+\([^()]*\)), ([^(),;]+)`, 'g'),
    change: ([, first, second]) => `${second}, ${first}`,
  },
];

export const operatorNames: readonly string[] = operators.map(({ name }) => name);

/** Every mutant of a source, in order of operator and place. Comments, strings and imports are never touched. */
export function findEdits(source: string): Edit[] {
  const code = maskCode(source);
  return operators.flatMap(({ name, pattern, change }) =>
    [...code.matchAll(pattern)].flatMap((match) => {
      const to = change(match);
      if (to === null) return [];
      return [{ operator: name, start: match.index, end: match.index + match[0].length, to }];
    }),
  );
}

export function applyEdit(source: string, { start, end, to }: Edit): string {
  return source.slice(0, start) + to + source.slice(end);
}

/** Pairs of words that stand for each other, both ways. */
function table(words: string): (word: string | undefined) => string | null {
  const list = words.split(' ');
  return (word) => {
    const at = word === undefined ? -1 : list.indexOf(word);
    return at < 0 ? null : (list[at ^ 1] ?? null);
  };
}

function swap(partner: (word: string | undefined) => string | null): Operator['change'] {
  return ([, word]) => {
    const other = partner(word);
    return other === null ? null : ` ${other} `;
  };
}

function next(literal: string): string {
  return String(BigInt(literal.replaceAll('_', '')) + 1n);
}
