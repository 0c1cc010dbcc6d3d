import type { CodeWithParams } from '@vellum/api/error-codes';
import { blindBox } from '@vellum/contracts/blind-boxes';
import type { WriteCall } from '@vellum/contracts/contract-face';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { simulateCall } from '@vellum/tron/client/constant-call';
import { Refusal } from '../../platform/refusal.ts';
import type { BoxChain } from './box-chain.ts';

const everywhere: Readonly<Record<string, CodeWithParams | undefined>> = {
  BlindBoxUnknownSeries: { code: 'NOT_FOUND' },
  BlindBoxUnknownBox: { code: 'NOT_FOUND' },
  EntryPauseActive: { code: 'CONTRACT_PAUSED' },
};

/**
 * Tries a call as its sender would make it. What the contract refuses is refused here, by the name of its error:
 * `otherwise` where the name says nothing more.
 */
export async function tryCall(
  { client, contract }: BoxChain,
  { sender, call }: Readonly<{ sender: Address; call: WriteCall }>,
  codes: Readonly<Record<string, CodeWithParams>>,
  otherwise: CodeWithParams,
): Promise<void> {
  const { data, value } = call;
  const tried = { caller: toHexAddress(sender), contract: toHexAddress(contract), data, value };
  const outcome = await simulateCall(client, tried);
  if (outcome.status === 'success') return;
  const revert = blindBox.refusal(outcome.data);
  const name = revert.kind === 'custom' ? revert.name : '';
  throw new Refusal(codes[name] ?? everywhere[name] ?? otherwise);
}
