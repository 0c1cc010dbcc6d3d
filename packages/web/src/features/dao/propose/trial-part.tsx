import { ShieldCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { NodeSource } from '../../../shared/chain/node-source.tsx';
import { useChainRead } from '../../../shared/chain/use-chain-read.ts';
import { useSentenceGap } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Section } from '../../../shared/ui/lists/section.tsx';
import { Notice } from '../../../shared/ui/states/notice.tsx';
import { PartFailed } from '../../../shared/ui/states/part-failed.tsx';
import { Skeleton } from '../../../shared/ui/states/skeleton.tsx';
import type { ProposalDetail } from '../dao-queries.ts';
import { daoTexts } from '../texts.ts';
import { type Trial, tryCalls } from '../try-calls.ts';

type TrialPartProps = Readonly<{
  calls: ProposalDetail['calls'];
  /** Only values of ours change: no coin moves. */
  isSetting: boolean;
}>;

/** What the chain says the calls would do now. */
export function TrialPart({ calls, isSetting }: TrialPartProps): ReactNode {
  const t = useTexts(daoTexts);
  const key = JSON.stringify(calls);
  const { data, isError, refetch } = useChainRead(['dao', 'trial', key], (chain) =>
    tryCalls(chain, calls),
  );
  return (
    <Section title={t('tried')}>
      <div className="px-4" aria-live="polite">
        {data && <Outcome trial={data} isSetting={isSetting} />}
        {!data && isError && <PartFailed text={t('trialMissing')} retry={() => void refetch()} />}
        {!data && !isError && <Skeleton height={64} />}
      </div>
    </Section>
  );
}

function Outcome({ trial, isSetting }: Readonly<{ trial: Trial; isSetting: boolean }>): ReactNode {
  const t = useTexts(daoTexts);
  const gap = useSentenceGap();
  const block = t('onBlock', { block: trial.block.toLocaleString('en-US') });
  switch (trial.outcome) {
    case 'works':
      return (
        <Notice kind="good" icon={ShieldCheck}>
          <b className="font-strong">{t('wouldWork')}</b>
          {`${gap}${t(isSetting ? 'onlyValues' : 'asRead')}${gap}${block}`}
          <NodeSource />
        </Notice>
      );
    case 'fails': {
      const reason = trial.reason === null ? '' : t('failReason', { reason: trial.reason });
      return (
        <Notice kind="bad" icon={TriangleAlert}>
          <b className="font-strong">{t('wouldFail')}</b>
          {`${gap}${reason}${gap}${block}`}
          <NodeSource />
        </Notice>
      );
    }
    case 'unclear':
      return <Notice>{`${t('trialUnclear')}${gap}${block}`}</Notice>;
    case 'own':
      return <Notice>{t('trialOwn')}</Notice>;
  }
}
