import type { ReactNode } from 'react';
import { dateTimeText } from '../../../shared/format/date.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { TokenDetail } from '../../../shared/launch/token-query.ts';
import { trxSentence } from '../../../shared/launch/trx-sentence.ts';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';
import { tokenPageTexts } from './texts.ts';

/** Before the launch there is no price to draw: how far the sale is, and when it ends. */
export function SalePart({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  const { sold, shares, raised, softCap, hardCap, softCapShares } = token;
  return (
    <section aria-label={t('sale')} className="px-4 pt-4">
      <ProgressBar
        label={t('sold')}
        done={Math.floor((sold * 10_000) / shares)}
        mark={{
          at: Math.floor((softCapShares * 10_000) / shares),
          text: t('softCap', { amount: trxSentence(softCap) }),
        }}
        ends={[
          t('raisedSoFar', { amount: trxSentence(raised) }),
          t('hardCap', { amount: trxSentence(hardCap) }),
        ]}
      />
      <p className="pt-3 text-14">
        <SaleSentence token={token} />
      </p>
    </section>
  );
}

function SaleSentence({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  const locale = useLocale();
  const { stage, startTime, endTime, sold, softCapShares } = token;
  const when = (at: number) => ({ time: dateTimeText(at, locale) });
  switch (stage) {
    case 'notStarted':
      return t('startsAt', when(startTime));
    case 'inProgress':
      return t('endsAt', when(endTime));
    case 'ended':
      return t('waitsForLaunch');
    case 'failed':
      return t(sold < softCapShares ? 'missedGoal' : 'calledOff');
    case 'launched':
      return null;
  }
}
