import { Hourglass, ShieldCheck, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale, useSentenceGap } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Notice } from '../../shared/ui/states/notice.tsx';
import type { PresaleFacts } from './presale-facts.ts';
import { presaleTexts } from './texts.ts';

/** What the present phase means for whoever has bought or might. */
export function PhaseNote({ facts }: Readonly<{ facts: PresaleFacts }>): ReactNode {
  return (
    <div className="px-4 pt-4">
      <Note facts={facts} />
    </div>
  );
}

function Note({ facts }: Readonly<{ facts: PresaleFacts }>): ReactNode {
  const t = useTexts(presaleTexts);
  const now = useChainClock()();
  const { state, sold, softCap, endTime } = facts;
  switch (state) {
    case 'not-started':
      return <Notice icon={Hourglass}>{t('noteSoon')}</Notice>;
    case 'in-progress':
      return sold >= softCap ? (
        <Notice kind="good" icon={ShieldCheck}>
          {t('noteReached')}
        </Notice>
      ) : (
        <Notice>{t('noteMissing', { n: softCap - sold })}</Notice>
      );
    case 'ended':
      return <EndedNote failableFrom={facts.failableFrom} now={now} />;
    case 'launched':
      return (
        <Notice kind="good" icon={ShieldCheck}>
          {t('noteLaunched')}
        </Notice>
      );
    case 'failed':
      return (
        <Notice kind="warn" icon={Undo2}>
          {t(sold < softCap && now >= endTime ? 'noteMissed' : 'noteCalledOff')}
        </Notice>
      );
  }
}

type EndedNoteProps = Pick<PresaleFacts, 'failableFrom'> & Readonly<{ now: number }>;

/** That it can be launched, and from when on it can be failed instead. */
function EndedNote({ failableFrom, now }: EndedNoteProps): ReactNode {
  const t = useTexts(presaleTexts);
  const locale = useLocale();
  const gap = useSentenceGap();
  return (
    <Notice kind="good" icon={ShieldCheck}>
      {t('noteEnded')}
      {failableFrom !== null && gap}
      {failableFrom !== null &&
        (failableFrom <= now
          ? t('noteRefundsOpen')
          : t('noteRefundsFrom', { time: dateTimeText(failableFrom, locale) }))}
    </Notice>
  );
}
