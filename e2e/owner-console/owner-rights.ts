import { cards } from '@vellum/contracts/cards';
import type { WriteCall } from '@vellum/contracts/contract-face';
import { liquidityHelper } from '@vellum/contracts/liquidity';
import { ownership } from '@vellum/contracts/ownership';
import { presale } from '@vellum/contracts/presale';
import { tokenFactory } from '@vellum/contracts/token-launch';
import { trade } from '@vellum/contracts/trade';
import type { Address } from '@vellum/tron/address';

const NOTHING = 0n;

/** Calls that only the owner of the contract may make, with values that do not matter to anyone else. */
export function ownerRights(who: Address, coin: Address) {
  const terms = {
    ...{ startTime: NOTHING, endTime: NOTHING, sharePrice: NOTHING, shares: NOTHING },
    ...{ sharesPerBuyer: NOTHING, softCapRate: NOTHING, userLpShare: NOTHING },
    ...{ creatorLpShare: NOTHING, creatorLpReceiver: who, vestingDelay: NOTHING },
    ...{ vestingRate: NOTHING, vestingInterval: NOTHING, backingShare: NOTHING },
  };
  const plan = { sharePrice: NOTHING, sharesPerBuyer: NOTHING, shares: NOTHING };
  const level = { name: '', pledgeTime: NOTHING, price: NOTHING, pricedInU: true, isOpen: true };
  const everyone = [ownership.transfer(who), ownership.renounce()];
  return {
    presale: [presale.setPlan(terms), presale.cancel(), presale.reclaimTokens(), ...everyone],
    trade: [
      ...[trade.setPlan({ ...plan, tokensPerShare: NOTHING }), trade.cancel(), trade.setEnded()],
      ...[trade.allow([who], true), trade.open(NOTHING), trade.end(), trade.withdrawProceeds()],
      ...everyone,
    ],
    tokenFactory: [
      ...[tokenFactory.setCreationFee(NOTHING), tokenFactory.setEnabled(false)],
      ...[tokenFactory.sweep(), tokenFactory.sweepCoin(coin), ...everyone],
    ],
    liquidityHelper: [
      ...[liquidityHelper.setSlippage(NOTHING), liquidityHelper.withdrawStray(coin), ...everyone],
    ],
    cards: [
      ...[cards.setLevel(1n, { ...level, weight: NOTHING, fund: who }), cards.setUri(1n, '')],
      ...everyone,
    ],
  } as const satisfies Readonly<Record<string, readonly WriteCall[]>>;
}
