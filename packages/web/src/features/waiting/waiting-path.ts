import type { WaitingKind } from '@vellum/api/wire/choice-lists';
import { paths } from '../../shared/navigation/paths.ts';
import type { WaitingRow } from './waiting-query.ts';

const claimOf = (source: string) => () => `${paths.claim}?source=${source}`;
const sale = (path: string) => (row: WaitingRow) => `${path}?token=${row.token ?? ''}`;
const series = ({ id }: WaitingRow) => `${paths.box}?series=${id ?? ''}`;
const stake = ({ id }: WaitingRow) => `${paths.coinStaking}?view=mine#${id ?? ''}`;
const lock = ({ id }: WaitingRow) => `${paths.locks}#${id ?? ''}`;
const card = ({ id }: WaitingRow) => `${paths.card}?id=${id ?? ''}`;
const reservation = () => paths.market;
const offer = ({ id }: WaitingRow) => `${paths.otc}?tab=mine#${id ?? ''}`;
const rental = ({ id }: WaitingRow) => `${paths.energy}?tab=mine#${id ?? ''}`;
const presale = sale(paths.presale);
const trade = sale(paths.trade);
const myBoxes = () => paths.myBoxes;

const pathOf: Readonly<Record<WaitingKind, (row: WaitingRow) => string>> = {
  ...{ closeStake: stake, stakeEnds: stake, takeLock: lock, lockOpens: lock },
  ...{ unlockCard: card, pledgeEnds: card },
  ...{ takeReservation: reservation, reservationEnds: reservation },
  ...{ takeOffer: offer, offerEnds: offer, claimOtcCredit: () => `${paths.otc}?tab=mine` },
  ...{ refundRental: rental, rentalEnds: rental },
  claimEnergyCredit: () => `${paths.energy}?tab=mine`,
  ...{ refundPresale: presale, claimVested: presale, lpVests: presale, presaleEnds: presale },
  reclaimTokens: presale,
  ...{ unlockTrade: trade, refundTrade: trade, takeProceeds: trade, tradeFree: trade },
  ...{ openBox: myBoxes, refundBox: myBoxes },
  ...{ takeBoxProceeds: series, takeBoxBond: series, reclaimSeries: series },
  claimLpReward: claimOf('lp'),
  claimCardReward: claimOf('cards'),
  claimBurnReward: claimOf('burn'),
  claimBonus: claimOf('bonus'),
  claimSaleCredit: claimOf('credit'),
  claimPayout: claimOf('payout'),
  payoutReady: () => paths.income,
  order: ({ id }) => `${paths.activity}#${id ?? ''}`,
};

/** Where exactly that thing is. */
export const waitingPath = (row: WaitingRow): string => pathOf[row.kind](row);
