import type { ReactNode } from 'react';
import { amountText } from '../../shared/format/amount.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Section } from '../../shared/ui/section.tsx';
import type { BurnPool } from './burn-queries.ts';
import { burnTexts } from './texts.ts';

/** How many burn, how much, how evenly; each figure with what it counts. */
export function NodesPart({ nodes }: Readonly<{ nodes: BurnPool['nodes'] }>): ReactNode {
  const t = useTexts(burnTexts);
  const { count, totalPower, medianPower, newIn24Hours, activeIn30Days } = nodes;
  return (
    <Section title={t('nodes')}>
      <p className="px-4 pb-1 text-14 text-ink-2">{t('nodesNote')}</p>
      <dl className="px-4">
        <Node name={t('nodeCount')} is={t('nodeCountIs')} value={whole(count)} />
        <Node name={t('totalPower')} is={t('totalPowerIs')} value={power(totalPower)} unit="U" />
        <Node name={t('medianPower')} is={t('medianPowerIs')} value={power(medianPower)} unit="U" />
        <Node name={t('newNodes')} is={t('newNodesIs')} value={whole(newIn24Hours)} />
        <Node name={t('activeNodes')} is={t('activeNodesIs')} value={whole(activeIn30Days)} />
      </dl>
    </Section>
  );
}

type NodeProps = Readonly<{ name: string; is: string; value: string; unit?: string }>;

function Node({ name, is, value, unit }: NodeProps): ReactNode {
  return (
    <div className="flex items-start justify-between gap-4 border-t border-line-soft py-2 first:border-t-0">
      <dt className="min-w-0">
        <span className="block">{name}</span>
        <span className="block text-13 text-ink-2">{is}</span>
      </dt>
      <dd className="flex-none text-20 font-strong">
        {value} {unit && <span className="text-14 font-normal text-ink-2">{unit}</span>}
      </dd>
    </div>
  );
}

function power(amount: string): string {
  return amountText(BigInt(amount), 6).short;
}

function whole(count: number): string {
  return count.toLocaleString('en-US');
}
