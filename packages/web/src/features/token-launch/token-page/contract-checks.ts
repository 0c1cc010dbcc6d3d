import type { Address } from '@vellum/tron/address';
import type { Launch } from '../../../shared/launch/launch.ts';
import type { TokenDetail } from '../../../shared/launch/launch-queries.ts';

/** A contract of the launch, and what the factory says to it: made there, not made there, or not answered yet. */
export type ContractCheck = Readonly<{
  name: 'token' | 'presale' | 'basePool' | 'trade';
  address: Address;
  check: 'ours' | 'foreign' | 'asking';
}>;

type Shown = Pick<
  TokenDetail,
  'tokenAddress' | 'presaleAddress' | 'basePoolAddress' | 'tradeAddress'
>;

/** `launch` is what the factory keeps of the token: null when it did not make it, undefined before it answered. */
export function contractChecks(
  shown: Shown,
  launch: Pick<Launch, 'token' | 'presale' | 'basePool' | 'trade'> | null | undefined,
): readonly ContractCheck[] {
  const addresses = {
    token: shown.tokenAddress,
    presale: shown.presaleAddress,
    basePool: shown.basePoolAddress,
    trade: shown.tradeAddress,
  };
  return (['token', 'presale', 'basePool', 'trade'] as const).map((name) => {
    const address = addresses[name];
    if (launch === undefined) return { name, address, check: 'asking' };
    return { name, address, check: launch?.[name] === address ? 'ours' : 'foreign' };
  });
}
