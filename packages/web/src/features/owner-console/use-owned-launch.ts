import { type LaunchPower, powersLeft } from '@vellum/api/token-launch/launch-powers';
import { trc20 } from '@vellum/contracts/coins';
import { ownership } from '@vellum/contracts/ownership';
import { type PresaleState, presale } from '@vellum/contracts/presale';
import { tokenFactory } from '@vellum/contracts/token-launch';
import { trade } from '@vellum/contracts/trade';
import { type Address, fromHexAddress } from '@vellum/tron/address';
import type { Chain } from '../../shared/chain/chain.ts';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { shownName } from '../../shared/coins/coin.ts';

const stages = {
  'not-started': 'notStarted',
  'in-progress': 'inProgress',
  ended: 'ended',
  launched: 'launched',
  failed: 'failed',
} as const satisfies Record<PresaleState, string>;

export type OwnedLaunch = Awaited<ReturnType<typeof readLaunch>>;

/** A launch as its contracts tell it: who owns them and what that still allows. */
export function useOwnedLaunch(token: Address | null) {
  return useChainRead(token && ['owner', 'launch', token], (chain) =>
    readLaunch(chain, token as Address),
  );
}

async function readLaunch(chain: Chain, token: Address) {
  const launch = await chain.read('tokenFactory', tokenFactory.launchOf(token));
  const [presaleAt, tradeAt] = [fromHexAddress(launch.presale), fromHexAddress(launch.trade)];
  const [symbol, sale, plan, inside, ofPresale, ofTrade] = await Promise.all([
    chain.read(token, trc20.symbol()),
    chain.read(presaleAt, presale.data()),
    chain.read(tradeAt, trade.plan()),
    chain.read(tradeAt, trade.data()),
    ownersOf(chain, presaleAt),
    ownersOf(chain, tradeAt),
  ]);
  const hasTrade = plan.shares > 0n;
  return {
    token,
    symbol: shownName(symbol),
    stage: stages[sale.state],
    terms: sale.config,
    presale: { at: presaleAt, ...ofPresale },
    trade: { at: tradeAt, plan, state: inside.state, hasTrade, ...ofTrade },
    /** What the owner of each may do now. */
    powers: (address: Address): readonly LaunchPower[] =>
      powersLeft({
        stage: stages[sale.state],
        presaleOwned: ofPresale.owner === address,
        tradeOwned: ofTrade.owner === address,
        trade: hasTrade ? inside.state : 'none',
      }),
  };
}

async function ownersOf(chain: Chain, at: Address) {
  const [owner, pending] = await Promise.all([
    chain.read(at, ownership.owner()),
    chain.read(at, ownership.pendingOwner()),
  ]);
  return { owner: fromHexAddress(owner), pending: fromHexAddress(pending) };
}
