import { type HexAddress, parseHexAddress } from '@vellum/tron/address';
import type { AnyAddress } from './any-address.ts';

/** A description that only `proposer` can propose: the governor refuses it from anyone else, and one that names nobody. */
export const proposalText = (text: string, proposer: AnyAddress): string =>
  `${text}\n\n#proposer=0x${(parseHexAddress(proposer) as HexAddress).slice(2)}`;
