import { queryOptions, useQuery } from '@tanstack/react-query';
import { paths } from '@vellum/api/wire/paths';
import { burnMine } from '@vellum/contracts/burn-mining';
import { cards } from '@vellum/contracts/cards';
import { feeVault } from '@vellum/contracts/fees';
import { streamStake } from '@vellum/contracts/staking';
import { type Address, fromHexAddress } from '@vellum/tron/address';
import type { Chain } from '../chain/chain.ts';
import { useChainRead } from '../chain/use-chain-read.ts';
import { readCoin } from '../coins/coin.ts';
import { everyPage } from '../http/by-page.ts';
import { call } from '../http/call.ts';
import type { Claim, ClaimSource } from './claims.ts';

/** Stakes whose term is over: closing one pays its reward with it. */
const dueTermsQuery = (address: Address) =>
  queryOptions({
    queryKey: ['staking', 'due', address],
    queryFn: async ({ signal }) => {
      const asked = { address, pageSize: 50, status: 'matured' } as const;
      const { list } = await everyPage((pageNo) =>
        call(paths.coinStaking.list, { ...asked, pageNo }, { signal }),
      );
      return list;
    },
  });

type Claims = Readonly<{
  /** What can be claimed now, sources without anything left out; undefined until all were asked. */
  claims: readonly Claim[] | undefined;
  /** Asks again; null unless one of them could not be asked. */
  failed: (() => void) | null;
}>;

/** Streams grow with every block; a picture of them is soon old. Milliseconds. */
const AGAIN = 15_000;

/** What the contracts hold for an address, by the contracts themselves. */
export function useClaims(address: Address): Claims {
  const held = useChainRead(
    ['income', 'held', address],
    (chain) => readHeld(chain, address),
    AGAIN,
  );
  const terms = useQuery(dueTermsQuery(address));
  const due = (terms.data ?? []).map(
    ({ positionId, coin, amount, reward, symbol }): Claim => ({
      key: `term-${positionId}`,
      source: 'term',
      coin,
      symbol,
      amount: BigInt(reward),
      term: { id: positionId, stake: BigInt(amount) },
    }),
  );
  const failed = [held, terms].filter(({ isError, data }) => isError && !data);
  return {
    claims: held.data && terms.data && [...held.data, ...due].filter(({ amount }) => amount > 0n),
    failed: failed.length > 0 ? () => void failed.map(({ refetch }) => refetch()) : null,
  };
}

async function readHeld(chain: Chain, address: Address): Promise<readonly Claim[]> {
  const [lp, card, burn, bonus, account] = await Promise.all([
    chain.read('lpStake', streamStake.earned(address)),
    chain.read('cards', cards.earned(address)),
    chain.read('burnMine', burnMine.earned(address)),
    chain.read('feeVault', feeVault.bonusOf(address)),
    chain.read('cards', cards.accountOf(address)),
  ]);
  const streams = await Promise.all([
    streamed(chain, 'lp', lp, chain.read('lpStake', streamStake.rewardCoin())),
    streamed(chain, 'cards', card, chain.read('cards', cards.rewardCoin())),
    streamed(chain, 'burn', burn, chain.read('burnMine', burnMine.rewardCoin())),
  ]);
  const inTrx = (source: ClaimSource, amount: bigint): Claim => ({
    key: source,
    source,
    coin: null,
    symbol: 'TRX',
    amount,
  });
  return [...streams, inTrx('bonus', bonus), inTrx('credit', account.credit)];
}

async function streamed(
  chain: Chain,
  source: ClaimSource,
  amount: bigint,
  place: Promise<Parameters<typeof fromHexAddress>[0]>,
): Promise<Claim> {
  const coin = fromHexAddress(await place);
  const { symbol } = await readCoin(chain, coin);
  return { key: source, source, coin, symbol, amount };
}
