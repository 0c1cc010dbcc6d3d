import type { PresaleState, TradeState } from '../wire/choice-lists.ts';

/** What the owner of a launch may still do to it; nothing on the token itself, which has no owner. */
export const launchPowers = [
  'presaleTerms',
  'presaleCancel',
  'reclaimTokens',
  'tradeTerms',
  'tradeWhitelist',
  'tradeOpen',
  'tradeEnd',
  'tradeCancel',
  'tradeWithdraw',
] as const;
export type LaunchPower = (typeof launchPowers)[number];

export type PowerFacts = Readonly<{
  stage: PresaleState;
  /** Whether someone still owns it: false once renounced. */
  presaleOwned: boolean;
  tradeOwned: boolean;
  /** `none` for a launch without internal trade. */
  trade: TradeState | 'none';
}>;

/** As the contracts decide it: every owner call that they would take now. */
export function powersLeft({ stage, presaleOwned, tradeOwned, trade }: PowerFacts): LaunchPower[] {
  const ofPresale = presaleOwned ? presalePowers[stage] : [];
  if (!tradeOwned || trade === 'none') return [...ofPresale];
  const ofTrade = trade === 'ended' && stage !== 'launched' ? [] : tradePowers[trade];
  // A trade opens with the presale, not before it.
  const early = stage === 'notStarted';
  return [...ofPresale, ...ofTrade.filter((power) => !(early && power === 'tradeOpen'))];
}

const presalePowers: Readonly<Record<PresaleState, readonly LaunchPower[]>> = {
  notStarted: ['presaleTerms', 'presaleCancel'],
  inProgress: ['presaleCancel'],
  ended: [],
  launched: [],
  failed: ['reclaimTokens'],
};

const tradePowers: Readonly<Record<TradeState, readonly LaunchPower[]>> = {
  closed: ['tradeTerms', 'tradeWhitelist', 'tradeOpen', 'tradeCancel'],
  open: ['tradeWhitelist', 'tradeEnd', 'tradeCancel'],
  ended: ['tradeWithdraw'],
  cancelled: [],
};
