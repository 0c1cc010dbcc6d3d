import * as OxAbi from 'ox/Abi';

/**
 * ABI of human-readable signatures such as `function transfer(address to, uint256 amount)`, typed
 * from the text. For tools and tests: the parser is larger than all that the web needs of an ABI.
 */
export function parseAbi<const S extends readonly string[]>(
  signatures: S,
): OxAbi.from.ReturnType<S> {
  return OxAbi.from(signatures as readonly string[]) as OxAbi.from.ReturnType<S>;
}
