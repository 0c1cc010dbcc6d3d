import { governor, timelock } from '@vellum/contracts/dao';
import type { ReactNode } from 'react';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { useSentenceGap } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { spanText } from './span-text.ts';
import { daoTexts } from './texts.ts';
import { votesText } from './value-text.ts';

const MS = 1000;

/** How votes go, as the contracts say. */
export function useDaoRules() {
  const t = useTexts(daoTexts);
  const { data } = useChainRead(['dao', 'rules'], async (chain) => {
    const [threshold, delay, period, extension, wait] = await Promise.all([
      chain.read('governor', governor.threshold()),
      chain.read('governor', governor.votingDelay()),
      chain.read('governor', governor.votingPeriod()),
      chain.read('governor', governor.lateExtension()),
      chain.read('timelock', timelock.delay()),
    ]);
    return { threshold, delay, period, extension, wait };
  });
  if (!data) return undefined;
  const span = (seconds: bigint) => spanText(Number(seconds) * MS, t);
  return {
    threshold: data.threshold,
    ...{ delay: span(data.delay), period: span(data.period) },
    ...{ extension: span(data.extension), wait: span(data.wait) },
  };
}

export function RulesNote(): ReactNode {
  const t = useTexts(daoTexts);
  const gap = useSentenceGap();
  const rules = useDaoRules();
  if (!rules) return null;
  const { threshold, delay, period, wait } = rules;
  return (
    <p className="border-t border-line-soft px-4 pt-4 text-14 text-ink-2">
      {t('rules', { threshold: votesText(threshold), delay, period, wait })}
      {gap}
      {t('guardianRule')}
      {gap}
      {t('stakedVotes')}
    </p>
  );
}
