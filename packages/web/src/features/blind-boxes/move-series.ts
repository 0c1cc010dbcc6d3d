import { paths as wire } from '@vellum/api/paths';
import { blindBox } from '@vellum/contracts/blind-boxes';
import { definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { type BoxText, boxTexts } from './texts.ts';
import { prepareByName } from './wire-action.ts';

export type SeriesParams = Readonly<{ seriesId: string }>;

const changes = () => [['blind-boxes'], ['chain', 'blind-boxes']];

/** Ends a sale that is over and names the block that will decide. Anyone may. */
export const closeSeries = definePaidAction<SeriesParams, unknown, BoxText>({
  key: 'blind-boxes.close',
  texts: boxTexts,
  lock: ({ seriesId }) => `blind-boxes.close:${seriesId}`,
  needs: ['wallet', 'network'],
  summary: ({ t }) => ({
    review: t('closeReview'),
    doing: t('closeDoing'),
    done: t('closeDone'),
    undone: t('closeUndone'),
    give: [],
    giveNothing: t('giveNothing'),
    get: t('closeGet'),
    canFail: t('moveCanFail'),
  }),
  before: ({ seriesId }) => prepareByName('blind-boxes.close', { seriesId: BigInt(seriesId) }),
  call: ({ seriesId }, _order, { chain }) => ({
    contract: chain.contract('blindBox'),
    call: blindBox.close(BigInt(seriesId)),
  }),
  after: wire.orders.report,
  invalidate: changes,
});

/** Keeps the hash of the chosen block while the chain still knows it. Anyone may. */
export const captureSeries = definePaidAction<SeriesParams, unknown, BoxText>({
  key: 'blind-boxes.capture',
  texts: boxTexts,
  lock: ({ seriesId }) => `blind-boxes.capture:${seriesId}`,
  needs: ['wallet', 'network'],
  summary: ({ t }) => ({
    review: t('captureReview'),
    doing: t('captureDoing'),
    done: t('captureDone'),
    undone: t('captureUndone'),
    give: [],
    giveNothing: t('giveNothing'),
    get: t('captureGet'),
    canFail: t('moveCanFail'),
  }),
  before: ({ seriesId }) => prepareByName('blind-boxes.capture', { seriesId: BigInt(seriesId) }),
  call: ({ seriesId }, _order, { chain }) => ({
    contract: chain.contract('blindBox'),
    call: blindBox.capture(BigInt(seriesId)),
  }),
  after: wire.orders.report,
  invalidate: changes,
});
