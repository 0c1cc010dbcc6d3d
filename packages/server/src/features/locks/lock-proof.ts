import { smaller } from '@vellum/api/numbers/bigint-order';
import { trc20 } from '@vellum/contracts/coins';
import { locker } from '@vellum/contracts/locks';
import { type Address, fromHexAddress, parseHexAddress, toHexAddress } from '@vellum/tron/address';
import { getContract } from '@vellum/tron/client/contracts';
import { sensible } from '../../platform/chain/coin-facts.ts';
import { perBlock } from '../../platform/per-block.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { LockParts } from './lock-parts.ts';
import type { LockedCoin } from './locked-coin.ts';

const WHOLE_BPS = 10_000n;
const SHOWN_DAYS = 30;
/** Everything of the contract that changes anything: nothing here lets anyone out before the time. */
const KNOWN_METHODS = ['extend', 'lock', 'lockByAdd', 'unlock'];

/** Nobody has their keys: the zero address, and the one by which people say "burned". */
const deadAddresses = ['00'.repeat(20), `${'00'.repeat(18)}dead`].flatMap((hex) => {
  const parsed = parseHexAddress(`0x${hex}`);
  return parsed === null ? [] : [fromHexAddress(parsed)];
});

/** Proofs, worked out once for each block and coin: anyone may ask, and each takes several reads of the node. */
export function lockProofs(parts: LockParts) {
  const known = perBlock((coin: Address) => lockProof(parts, coin));
  return async (coin: Address) => known((await parts.position()).headId, coin);
}

/** What can be shown of how much of a coin is locked. Refuses what is no coin with COIN_UNKNOWN. */
async function lockProof(parts: LockParts, coin: Address) {
  const { head, solid, chainTime } = await parts.position();
  const [found, methods] = await Promise.all([coinFigures(parts, coin), changingMethods(parts)]);
  const [recorded, openings] = await Promise.all([
    parts.store.sums(coin, chainTime),
    parts.store.openings(coin, chainTime, SHOWN_DAYS),
  ]);
  const { supply, permanent, facts } = found;
  const sums = { ...recorded, ...heldOf(recorded, found) };
  const shareOf = (part: bigint) => (supply === 0n ? 0 : Number((part * WHOLE_BPS) / supply));
  const soon = openings.reduce((sum, { amount }) => sum + amount, 0n);
  const uValue = await worthOf(parts, facts, sums.locked, coin);
  const { symbol, decimals, kind, sides } = facts;
  return {
    ...{ coin, symbol, decimals, kind, sides: sides && [...sides] },
    supply: String(supply),
    locked: String(sums.locked),
    lockedShare: shareOf(sums.locked),
    uValue: uValue === null ? null : String(uValue),
    permanent: String(permanent),
    permanentShare: shareOf(permanent),
    due: String(sums.due),
    locks: Number(sums.locks),
    lockers: Number(sums.lockers),
    earliest: sums.earliest === null ? null : Number(sums.earliest),
    latest: sums.latest === null ? null : Number(sums.latest),
    opens: openings.map(({ day, amount, locks }) => ({
      ...{ day: Number(day), amount: String(amount), locks: Number(locks) },
    })),
    later: String(recorded.locked - smaller(soon, recorded.locked)),
    locker: parts.contract,
    methods,
    noEarlyExit: methods.join() === KNOWN_METHODS.join(),
    asOf: { head, solid },
  };
}

async function coinFigures(parts: LockParts, coin: Address) {
  const { ask, coin: read } = parts;
  await requireContract(parts, coin);
  const [facts, supply, held, ...dead] = await Promise.all([
    read(coin),
    sensible(ask(coin, trc20.totalSupply())),
    sensible(ask(coin, trc20.balanceOf(parts.contract))),
    ...deadAddresses.map((address) => sensible(ask(coin, trc20.balanceOf(address)))),
  ]);
  if (supply === null) throw new Refusal({ code: 'COIN_UNKNOWN' });
  const gone = dead.reduce<bigint>((sum, one) => sum + (one ?? 0n), 0n);
  return { facts, supply, held: smaller(held ?? 0n, supply), permanent: smaller(gone, supply) };
}

/**
 * What of the locks the locker holds by the coin's own word. A coin whose maker can move what others have, or that
 * counts as it likes, proves no more than that. What is missing was due: it may have been taken out just now.
 */
function heldOf(
  { locked, due }: Readonly<{ locked: bigint; due: bigint }>,
  { held }: Readonly<{ held: bigint }>,
) {
  const kept = smaller(locked, held);
  return { locked: kept, due: smaller(due, held - kept) };
}

/** Asking an address that is no contract would look like a node that is away. */
export async function requireContract({ account }: LockParts, coin: Address): Promise<void> {
  const found = await account(coin);
  if (!found?.isContract) throw new Refusal({ code: 'COIN_UNKNOWN' });
}

function worthOf(
  { ask, contract }: LockParts,
  { kind }: LockedCoin,
  amount: bigint,
  coin: Address,
) {
  const call = kind === 'lp' ? locker.lpValueOf(amount, coin) : locker.valueOf(amount, coin);
  return sensible(ask(contract, call));
}

/** Names of what changes anything, as the node has the contract's own list. */
async function changingMethods({ client, contract }: LockParts): Promise<string[]> {
  const found = await getContract(client, toHexAddress(contract)).catch(() => {
    throw new Refusal({ code: 'CHAIN_UNAVAILABLE' });
  });
  const changing = (found?.abi ?? []).filter(
    (item) => item.type === 'function' && !['view', 'pure'].includes(item.stateMutability ?? ''),
  );
  return changing.map((item) => item.name ?? '').toSorted();
}
