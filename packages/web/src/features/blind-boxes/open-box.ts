import { paths as wire } from '@vellum/api/paths';
import { blindBox } from '@vellum/contracts/blind-boxes';
import { definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { boxNumber } from './figures.ts';
import { type BoxText, boxTexts } from './texts.ts';

export type BoxParams = Readonly<{ seriesId: string; boxId: string }>;

/** The prize of a box to its owner. What it is was fixed with the reveal; opening only pays it. */
export const openBox = definePaidAction<BoxParams, unknown, BoxText>({
  key: 'blind-boxes.open',
  texts: boxTexts,
  lock: ({ seriesId, boxId }) => `blind-boxes.open:${seriesId}:${boxId}`,
  needs: ['wallet', 'network'],
  summary: ({ params: { boxId }, t }) => {
    const box = boxNumber(boxId);
    return {
      review: t('openReview', { box }),
      doing: t('openDoing', { box }),
      done: t('openDone', { box }),
      undone: t('openUndone'),
      give: [],
      giveNothing: t('giveNothing'),
      get: t('openGet'),
      canFail: t('openCanFail'),
    };
  },
  before: ({ seriesId, boxId }) =>
    callSignedIn(wire.blindBoxes.prepareOpening, {
      seriesId: BigInt(seriesId),
      boxId: BigInt(boxId),
    }),
  call: ({ seriesId, boxId }, _order, { chain }) => ({
    contract: chain.contract('blindBox'),
    call: blindBox.open(BigInt(seriesId), BigInt(boxId)),
  }),
  after: wire.blindBoxes.confirmOpening,
  invalidate: () => [['blind-boxes'], ['chain', 'blind-boxes']],
});
