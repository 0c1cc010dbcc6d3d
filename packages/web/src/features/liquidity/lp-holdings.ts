import { useQuery } from '@tanstack/react-query';
import { trc20 } from '@vellum/contracts/coins';
import { presale } from '@vellum/contracts/presale';
import { streamStake } from '@vellum/contracts/staking';
import type { Address } from '@vellum/tron/address';
import type { Chain } from '../../shared/chain/chain.ts';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { type Launch, readLaunch } from '../../shared/launch/launch.ts';
import type { LpFacts } from '../../shared/lp/lp-facts.ts';
import type { LpPlace } from '../../shared/navigation/lp-path.ts';
import { readOpenLocks } from './open-locks.ts';

/** LP of one address in one place. */
export type LpHolding = Readonly<{
  place: LpPlace;
  /** Of a lock its key, `createTime` in milliseconds; empty for the other places, of which there is one each. */
  id: string;
  amount: bigint;
  /** Chain time in milliseconds from which it can leave; 0 now. */
  freeFrom: number;
  /** Of vested LP the launch that it comes from. */
  launch: Launch | null;
}>;

const at = (place: LpPlace, amount: bigint, rest: Partial<LpHolding> = {}): LpHolding => ({
  ...{ place, id: '', amount, freeFrom: 0, launch: null },
  ...rest,
});

type Holdings = Readonly<{
  /** Undefined until everything was asked; places without LP left out. */
  list: readonly LpHolding[] | undefined;
  failed: (() => void) | null;
}>;

/** Everywhere an address has LP of a pool. */
export function useLpHoldings(address: Address | null, facts: LpFacts | null): Holdings {
  const held = useChainRead(address && facts && ['balance', 'lp', facts.pair, address], (chain) =>
    readHeld(chain, address as Address, facts as LpFacts),
  );
  const locks = useQuery({
    queryKey: ['locks', 'of-pool', facts?.pair, address],
    enabled: address !== null && facts !== null,
    queryFn: ({ signal }) => readLocks(address as Address, facts as LpFacts, signal),
  });
  const failed = [held, locks].filter(({ isError, data }) => isError && !data);
  return {
    list: held.data && locks.data && [...held.data, ...locks.data].filter(isSome),
    failed: failed.length > 0 ? () => void failed.map(({ refetch }) => refetch()) : null,
  };
}

const isSome = ({ amount }: LpHolding) => amount > 0n;

async function readHeld(
  chain: Chain,
  address: Address,
  { pair, token }: LpFacts,
): Promise<readonly LpHolding[]> {
  const isStakeable = chain.config.contracts['vlmWtrx'] === pair;
  const [wallet, staked, launch] = await Promise.all([
    chain.read(pair, trc20.balanceOf(address)),
    isStakeable ? chain.read('lpStake', streamStake.stakeOf(address)) : 0n,
    readLaunch(chain, token.place),
  ]);
  const vested = launch ? await readVested(chain, address, launch) : [];
  return [at('wallet', wallet), at('staked', staked), ...vested];
}

/** What a presale has for a buyer: what can be claimed now, and what vests until its end. */
async function readVested(
  chain: Chain,
  address: Address,
  launch: Launch,
): Promise<readonly LpHolding[]> {
  const place = launch.presale;
  const { state, sold, lpForUsers } = await chain.read(place, presale.data());
  if (state !== 'launched' || sold === 0n) return [];
  const [buyer, open, end] = await Promise.all([
    chain.read(place, presale.buyer(address)),
    chain.read(place, presale.vestedOf(address)),
    chain.read(place, presale.vestingEnd()),
  ]);
  const later = (lpForUsers * BigInt(buyer.shares)) / sold - buyer.claimed - open;
  return [
    at('vested', open, { launch }),
    at('vested', later > 0n ? later : 0n, { launch, freeFrom: Number(end) * 1000 }),
  ];
}

async function readLocks(
  address: Address,
  { pair }: LpFacts,
  signal: AbortSignal,
): Promise<readonly LpHolding[]> {
  const list = await readOpenLocks(address, pair, signal);
  return list.map((lock) =>
    at('locked', BigInt(lock.lockAmount), { id: String(lock.createTime), freeFrom: lock.lockTime }),
  );
}
