import { readShape } from '@vellum/api/typed-text/look-alike';

const suffix = readShape('Wallet');

/** What a reader takes the name of a wallet for; many leave out that it is one. */
export function readName(name: string): string {
  const shape = readShape(name);
  return (shape.endsWith(suffix) && shape.slice(0, -suffix.length)) || shape || name;
}
