import { useQuery } from '@tanstack/react-query';
import { failureOf } from '@vellum/api/token-launch/launch-stage';
import type { Address } from '@vellum/tron/address';
import { Hourglass, ShieldCheck, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale, useSentenceGap } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { tokenQuery } from '../../shared/launch/launch-queries.ts';
import { Notice } from '../../shared/ui/states/notice.tsx';
import type { PresaleFacts } from './presale-facts.ts';
import { presaleTexts } from './texts.ts';

type NoteProps = Readonly<{ token: Address; facts: PresaleFacts }>;

/** What the present phase means for whoever has bought or might. */
export function PhaseNote(props: NoteProps): ReactNode {
  return (
    <div className="px-4 pt-4">
      <Note {...props} />
    </div>
  );
}

function Note({ token, facts }: NoteProps): ReactNode {
  const t = useTexts(presaleTexts);
  const now = useChainClock()();
  const { state, sold, softCap } = facts;
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
      return <FailedNote token={token} />;
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

/** Why it failed, which the contract does not tell apart, once the index has said it. */
function FailedNote({ token }: Pick<NoteProps, 'token'>): ReactNode {
  const t = useTexts(presaleTexts);
  const gap = useSentenceGap();
  const { data } = useQuery(tokenQuery(token));
  return (
    <Notice kind="warn" icon={Undo2}>
      {data?.stage === 'failed' && `${t(`noteFailed_${failureOf(data)}`)}${gap}`}
      {t('noteRefund')}
    </Notice>
  );
}
