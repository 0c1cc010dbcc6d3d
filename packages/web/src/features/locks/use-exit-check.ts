import { locker } from '@vellum/contracts/locks';
import { decodeRevert } from '@vellum/tron/abi/revert';
import { toHexAddress } from '@vellum/tron/address';
import { simulateCall } from '@vellum/tron/client/constant-call';
import { getRuntimeCode } from '@vellum/tron/client/contracts';
import type { Chain } from '../../shared/chain/chain.ts';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { contractKey } from '../../shared/earn/lock-keys.ts';
import { methodsInCode } from './code-methods.ts';
import { checkExits, type ExitCheck } from './exit-check.ts';
import type { Lock } from './lock-queries.ts';

/** What the code says, and what the contract did when a running lock was tried to be opened; null without one. */
export type CheckedExit = ExitCheck & Readonly<{ isRefused: boolean | null }>;

/** Holds the running code of the lock contract against what it may do, and tries to open a lock too early. */
export function useExitCheck(lock: Lock | null) {
  return useChainRead(['locks', 'exits', lock?.index ?? null], async (chain) => {
    const place = toHexAddress(chain.contract('locker'));
    const code = await getRuntimeCode(chain.client, place);
    const check = checkExits(methodsInCode(code));
    return { ...check, isRefused: lock && (await isRefused(chain, lock)) };
  });
}

/** Whether its own owner is refused now. Nothing is sent: the node only tries it. */
async function isRefused(chain: Chain, lock: Lock): Promise<boolean> {
  const { data } = locker.unlock(contractKey(lock.createTime));
  const contract = toHexAddress(chain.contract('locker'));
  const caller = toHexAddress(lock.lockerAddress);
  const outcome = await simulateCall(chain.client, { caller, contract, data });
  if (outcome.status === 'success') return false;
  const reason = decodeRevert(outcome.data, locker.abi);
  return reason.kind === 'custom' && reason.name === 'LockerNotYet';
}
