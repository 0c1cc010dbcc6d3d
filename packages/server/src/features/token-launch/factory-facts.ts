import { MAX_BURN_RATE, MIN_BURN_INTERVAL } from '@vellum/api/token-launch/launch-limits';
import { presale } from '@vellum/contracts/presale';
import { tokenFactory } from '@vellum/contracts/token-launch';
import { trade } from '@vellum/contracts/trade';
import type { Address } from '@vellum/tron/address';
import type { AskContract } from '../../platform/chain/ask-contract.ts';

type Contracts = Readonly<Record<'tokenFactory' | 'presaleCode' | 'tradeCode', Address>>;

/** What the factory is willing to make now. Fees of the code that it clones can never change. */
export function factoryFacts(ask: AskContract, at: Contracts, minPresaleLength: number) {
  let fees: Promise<Readonly<{ presaleFeeBps: number; tradeFeeBps: number }>> | null = null;
  const readFees = async () => {
    const [ofPresale, ofTrade] = await Promise.all([
      ask(at.presaleCode, presale.fee()),
      ask(at.tradeCode, trade.fee()),
    ]);
    return { presaleFeeBps: Number(ofPresale), tradeFeeBps: Number(ofTrade) };
  };
  const limits = async () => {
    fees ??= readFees();
    fees.catch(() => {
      fees = null;
    });
    return { ...(await fees), minPresaleLength };
  };
  const state = async () => {
    const [enabled, creationFee] = await Promise.all([
      ask(at.tokenFactory, tokenFactory.isEnabled()),
      ask(at.tokenFactory, tokenFactory.creationFee()),
    ]);
    return { enabled, creationFee };
  };
  return {
    limits,
    state,
    async shown() {
      const [{ enabled, creationFee }, { presaleFeeBps, tradeFeeBps }, launches] =
        await Promise.all([state(), limits(), ask(at.tokenFactory, tokenFactory.launchCount())]);
      return {
        enabled,
        creationFee: String(creationFee),
        saleFee: presaleFeeBps,
        tradeFee: tradeFeeBps,
        maxLpBurnRate: MAX_BURN_RATE,
        minLpBurnInterval: MIN_BURN_INTERVAL,
        minPresaleLength,
        launches: Number(launches),
      };
    },
  };
}
