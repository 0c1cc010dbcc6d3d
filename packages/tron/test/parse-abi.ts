import * as OxAbi from 'ox/Abi';

/**
 * ABI of human-readable signatures such as `function transfer(address to, uint256 amount)`, typed
 * from the text. For tests: nothing that runs needs a parser.
 */
export function parseAbi<const S extends readonly string[]>(
  signatures: S,
): OxAbi.from.ReturnType<S> {
  return OxAbi.from(signatures as readonly string[]) as OxAbi.from.ReturnType<S>;
}
