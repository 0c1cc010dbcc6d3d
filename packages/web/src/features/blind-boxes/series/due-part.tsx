import { paths as wire } from '@vellum/api/wire/paths';
import { blindBox } from '@vellum/contracts/blind-boxes';
import type { ReactNode } from 'react';
import { useChainClock } from '../../../shared/chain/use-chain-clock.ts';
import { useChainRead } from '../../../shared/chain/use-chain-read.ts';
import { shortMoment } from '../../../shared/format/date.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { ActionButton } from '../../../shared/paid-action/action-button.tsx';
import { definePaidAction } from '../../../shared/paid-action/paid-action.ts';
import {
  type UsedPaidAction,
  usePaidAction,
} from '../../../shared/paid-action/use-paid-action.tsx';
import { Section } from '../../../shared/ui/lists/section.tsx';
import { Notice } from '../../../shared/ui/states/notice.tsx';
import { useNow } from '../../../shared/ui/time/use-now.ts';
import { addressOf } from '../../../shared/wallet/connection.ts';
import { useWallet } from '../../../shared/wallet/wallet.ts';
import type { SeriesDetail } from '../box-queries.ts';
import { stageOf } from '../phases.ts';
import { type BoxText, boxTexts } from '../texts.ts';
import { prepareByName } from '../wire-action.ts';

/** The step that is due, for those who may take it; nothing while none is. */
export function DuePart({ series }: Readonly<{ series: SeriesDetail }>): ReactNode {
  const close = usePaidAction(closeSeries);
  const capture = usePaidAction(captureSeries);
  const stage = stageOf(series, series.asOf.head);
  return (
    <>
      {stage === 'closable' && <CloseDue series={series} action={close} />}
      {stage === 'capturable' && <Due series={series} action={capture} step="capture" />}
      {/* Once it is done the step is no longer due, but its sheet still has to say so. */}
      {close.sheet}
      {capture.sheet}
    </>
  );
}

/** For a day after the sale only its seller can close it. */
function CloseDue({ series, action }: Omit<DueProps, 'step'>): ReactNode {
  const t = useTexts(boxTexts);
  const locale = useLocale();
  const now = useNow(useChainClock());
  const me = addressOf(useWallet().connection);
  const { data: from } = useChainRead(
    ['blind-boxes', 'anyone-closes', series.seriesId],
    async (chain) => {
      const [{ end }, time] = await Promise.all([
        chain.read('blindBox', blindBox.series(BigInt(series.seriesId))),
        chain.read('blindBox', blindBox.revealTime()),
      ]);
      return Number(end + time) * 1000;
    },
  );
  if (me === series.operator || (from !== undefined && now >= from)) {
    return <Due series={series} action={action} step="close" />;
  }
  if (from === undefined) return null;
  return (
    <Section title={t('due')}>
      <p className="px-4">{t('closesBy', { time: shortMoment(from, locale) })}</p>
    </Section>
  );
}

type DueProps = Readonly<{
  series: SeriesDetail;
  action: UsedPaidAction<SeriesParams>;
  step: keyof typeof steps;
}>;

const steps = {
  close: { due: 'dueClose', take: 'closeNow' },
  capture: { due: 'dueCapture', take: 'captureNow' },
} as const satisfies Record<string, Readonly<{ due: BoxText; take: BoxText }>>;

function Due({ series, action, step }: DueProps): ReactNode {
  const t = useTexts(boxTexts);
  const { begin, refusal, blocker } = action;
  return (
    <Section title={t('due')}>
      <div className="grid gap-3 px-4">
        <p>{t(steps[step].due)}</p>
        <p className="text-14 text-ink-2">{t('dueAnyone')}</p>
        {refusal && (
          <div role="alert">
            <Notice kind="bad">{refusal}</Notice>
          </div>
        )}
        <ActionButton blocker={blocker} onPress={() => begin({ seriesId: series.seriesId })}>
          {t(steps[step].take)}
        </ActionButton>
      </div>
    </Section>
  );
}

type SeriesParams = Readonly<{ seriesId: string }>;

const changes = () => [['blind-boxes'], ['chain', 'blind-boxes']];

/** Ends a sale that is over and names the block that will decide. Anyone may. */
const closeSeries = definePaidAction<SeriesParams, unknown, BoxText>({
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
const captureSeries = definePaidAction<SeriesParams, unknown, BoxText>({
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
