import { readShape, reservedCoinAlike } from '@vellum/api/typed-text/look-alike';

/** Symbols that people trust at sight. */
const trusted = ['TRX', 'WTRX', 'USDT', 'VLM'] as const;

/** The trusted symbol, or that of a large coin, that this one can be mistaken for: the same to a hasty reader, or with one letter more or less. */
export function nearSymbol(symbol: string): string | null {
  const seen = readShape(symbol);
  const near = trusted.find((one) => isNear(seen, readShape(one)));
  return near ?? reservedCoinAlike({ tokenName: '', tokenSymbol: symbol })?.tokenSymbol ?? null;
}

function isNear(one: string, other: string): boolean {
  if (one === other) return one !== '';
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length !== short.length + 1) return false;
  return Array.from(long).some((_, at) => long.slice(0, at) + long.slice(at + 1) === short);
}
