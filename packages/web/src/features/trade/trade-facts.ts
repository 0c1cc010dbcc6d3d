import { type PresaleState, presale } from '@vellum/contracts/presale';
import { type TradeState, trade } from '@vellum/contracts/trade';
import { type Address, fromHexAddress } from '@vellum/tron/address';
import { getNowBlock } from '@vellum/tron/client/blocks';
import type { Chain } from '../../shared/chain/chain.ts';
import { readBalance } from '../../shared/coins/use-balance.ts';
import type { Launch } from '../../shared/launch/launch.ts';
import { type UnlockOutlook, unlockOutlook } from './unlock-outlook.ts';

/** An internal trade as its contract tells it. TRX in sun, tokens in base units. */
export type TradeFacts = Readonly<{
  state: TradeState;
  price: bigint;
  perBuyer: number;
  sold: number;
  left: number;
  /** In milliseconds; null before it was opened. */
  endTime: number | null;
  tokensPerShare: bigint;
  /** Of the proceeds, in hundredths of a percent. */
  fee: number;
  /** The state of the presale that the trade follows, and the price of its shares. */
  presale: PresaleState;
  presalePrice: bigint;
  /** Tokens that lie in the contract. */
  escrow: bigint;
  unlock: UnlockOutlook;
  block: number;
}>;

export async function readTrade(chain: Chain, launch: Launch): Promise<TradeFacts> {
  const place = launch.trade;
  const [data, plan, fee, sale, supplies, saleFee, escrow, head] = await Promise.all([
    chain.read(place, trade.data()),
    chain.read(place, trade.plan()),
    chain.read(place, trade.fee()),
    chain.read(launch.presale, presale.data()),
    chain.read(launch.presale, presale.supplies()),
    chain.read(launch.presale, presale.fee()),
    readBalance(chain, place, launch.token),
    getNowBlock(chain.client),
  ]);
  return {
    state: data.state,
    price: data.sharePrice,
    perBuyer: Number(data.sharesPerBuyer),
    sold: Number(data.sold),
    left: Number(data.left),
    endTime: data.endTime === 0n ? null : Number(data.endTime) * 1000,
    tokensPerShare: plan.tokensPerShare,
    fee: Number(fee),
    presale: sale.state,
    presalePrice: sale.config.presaleEthAmount,
    escrow,
    unlock: unlockOutlook(
      { presale: termsOf(sale.config), trade: plan, liquiditySupply: supplies.liquidity },
      {
        ...{ shares: sale.config.maxTotalNum, softCapRate: sale.config.softCapRate },
        ...{ sold: sale.sold, fee: saleFee, launchedAt: sale.endedAt },
      },
      head.timestamp,
    ),
    block: head.number,
  };
}

type Config = ReturnType<ReturnType<typeof presale.data>['decode']>['config'];

const termsOf = (config: Config) => ({
  sharePrice: config.presaleEthAmount,
  backingShare: config.backingShare,
  vestingDelay: config.vestingDelay,
  vestingRate: config.vestingRate,
  vestingInterval: config.vestingDis,
});

/** What one address may do in a trade and holds in it, by the contract. */
export type TradePart = Readonly<{
  /** It opens the trade and edits its whitelist. */
  isOwner: boolean;
  isAllowed: boolean;
  shares: number;
  /** Its tokens were delivered, or its payment given back. */
  isSettled: boolean;
  /** Sun in the wallet. */
  balance: bigint;
}>;

export async function readPart(
  chain: Chain,
  { trade: place }: Launch,
  account: Address,
): Promise<TradePart> {
  const [owner, isAllowed, buyer, balance] = await Promise.all([
    chain.read(place, trade.owner()),
    chain.read(place, trade.isAllowed(account)),
    chain.read(place, trade.buyer(account)),
    readBalance(chain, account, null),
  ]);
  return {
    isOwner: fromHexAddress(owner) === account,
    isAllowed,
    shares: Number(buyer.shares),
    isSettled: buyer.isSettled,
    balance,
  };
}
