import { paths as wire } from '@vellum/api/wire/paths';
import { cards } from '@vellum/contracts/cards';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { CardGist } from '../cards/card-gist.tsx';
import { cardName } from '../cards/card-name.ts';
import { cardKeys } from '../cards/my-card-queries.ts';
import { type Placed, wholeRow, withPlace } from '../cards/place.ts';
import { type CardText, cardTexts } from '../cards/texts.ts';
import { addressIn } from '../chain/address-in.ts';
import { chainTime } from '../chain/chain-time.ts';
import { dateTimeText } from '../format/date.ts';
import { call } from '../http/call.ts';
import { activeLocale } from '../i18n/active-locale.ts';
import { paths } from '../navigation/paths.ts';
import { ActionRefused } from '../paid-action/errors/to-user-error.ts';
import { type ActionSummary, definePaidAction } from '../paid-action/paid-action.ts';
import { callSignedIn } from '../session/call-signed-in.ts';
import { pledgeParams } from './pledge-params.ts';

const DAY_SECONDS = 86_400n;

/**
 * `unlockAt` in milliseconds as shown: counted from now, exact only in the block; `atLeast` with its coin;
 * `reward` in units as things are, its coin null for TRX. Records of earlier versions have no reward.
 */
export type PledgeParams = Placed &
  Readonly<{
    tokenId: string;
    days: number;
    unlockAt: number;
    atLeast: string;
    reward: string;
    rewardCoin: string | null;
    rewardSymbol: string;
  }>;

/** Energy of claiming the first reward and of unlocking. */
const EXIT_ENERGY = 63_400n;

type Quote = Readonly<{ unlockAt: number }>;

function earningOf(params: PledgeParams): Pick<ActionSummary, 'earning'> {
  const { reward, rewardCoin, rewardSymbol: symbol, days } = params;
  if (!reward) return {};
  const coin = rewardCoin === null ? null : addressIn(rewardCoin);
  const money = { coin, symbol, decimals: COIN_DECIMALS, amount: BigInt(reward) };
  return { earning: { reward: money, days, exitEnergy: EXIT_ENERGY, staked: null } };
}

/** Locks a card for a term, for a share of the rewards that are funded. Nothing opens it earlier. */
export const pledgeCard = definePaidAction<PledgeParams, Quote, CardText>({
  key: 'card-pledge.pledge',
  texts: cardTexts,
  lock: ({ tokenId }) => `card-pledge.pledge:${tokenId}`,
  needs: ['wallet', 'network', 'active'],
  check: async ({ tokenId }, { chain }) => {
    const id = BigInt(tokenId);
    const [isPledged, { finish }] = await Promise.all([
      chain.read('cards', cards.isPledged(id)),
      chain.read('cards', cards.rewardStream()),
    ]);
    if (isPledged) return { code: 'ALREADY_STAKED' };
    return Number(finish) * 1000 <= (await chainTime(chain.client))
      ? { code: 'STAKING_ENDED' }
      : null;
  },
  summary: ({ params, order, t }) => {
    const name = cardName(t, params.tokenId);
    const of = wholeRow(params);
    const time = dateTimeText(order?.quote.unlockAt ?? params.unlockAt, activeLocale());
    return {
      review: withPlace(t, t('pledgeReview'), params),
      doing: withPlace(t, t('pledgeDoing', { name }), params),
      done: of === null ? t('pledgeDone', { name, time }) : t('pledgeDoneAll', { of, time }),
      undone: t('notPledged'),
      give: [],
      giveNothing: t('pledgeGive', { days: params.days, time }),
      get: <CardGist tokenId={params.tokenId} note={t('pledgeGet', { amount: params.atLeast })} />,
      ...earningOf(params),
      canFail: t('onlyNetworkCost'),
      warnings: [t('pledgeForTerm')],
      next:
        of === null
          ? { label: t('seePledge'), to: `${paths.cardPledge}?id=${params.tokenId}` }
          : { label: t('seeMyCards'), to: paths.myCards },
    };
  },
  renew: async (params, { chain }) => {
    const [{ list }, now] = await Promise.all([
      call(wire.cardPledge.terms, {}),
      chainTime(chain.client),
    ]);
    const term = list.find(({ days }) => days === params.days);
    if (!term) throw new ActionRefused({ code: 'STAKING_ENDED' });
    return { ...params, ...pledgeParams(params.tokenId, term, now) };
  },
  before: ({ tokenId, days }) =>
    callSignedIn(wire.cardPledge.preparePledge, { tokenId: BigInt(tokenId), days }),
  call: ({ tokenId, days }, _order, { chain }) => ({
    contract: chain.contract('cards'),
    call: cards.pledge(BigInt(tokenId), BigInt(days) * DAY_SECONDS),
  }),
  after: wire.cardPledge.confirmPledge,
  invalidate: () => cardKeys,
  failure: 'PLEDGE_ERROR',
});
