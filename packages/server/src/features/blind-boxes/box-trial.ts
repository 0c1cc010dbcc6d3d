import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { blindBox } from '@vellum/contracts/blind-boxes';
import type { WriteCall } from '@vellum/contracts/contract-face';
import type { Address } from '@vellum/tron/address';
import { type Refusals, tryCall } from '../../platform/chain/try-call.ts';
import type { BoxChain } from './box-chain.ts';

const everywhere: Refusals = {
  BlindBoxUnknownSeries: () => ({ code: 'NOT_FOUND' }),
  BlindBoxUnknownBox: () => ({ code: 'NOT_FOUND' }),
  EntryPauseActive: () => ({ code: 'CONTRACT_PAUSED' }),
};

/** Has the node try a call of the boxes as its sender would make it, with the refusals that all of them share. */
export const tryBoxCall = (
  { client, contract }: BoxChain,
  { sender, call }: Readonly<{ sender: Address; call: WriteCall }>,
  codes: Refusals,
  otherwise: CodeWithParams,
): Promise<void> =>
  tryCall(
    client,
    { sender, contract, call, refusal: blindBox.refusal },
    { ...everywhere, ...codes },
    otherwise,
  );
