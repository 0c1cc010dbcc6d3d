import type { ReactNode } from 'react';
import { NodeSource } from '../../shared/chain/node-source.tsx';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { countText } from '../../shared/paid-action/cost-text.ts';
import { PartFailed } from '../../shared/ui/part-failed.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { type NodeStatus, readNodes } from './node-status.ts';
import { settingsTexts } from './texts.ts';

/** Milliseconds between two questions while the page is open. */
const AGAIN = 10_000;

/** The nodes that this page asks, by what they answer to this very browser. */
export function NodesSection(): ReactNode {
  const t = useTexts(settingsTexts);
  const { data, isError, refetch } = useChainRead(['settings', 'nodes'], readNodes, AGAIN);
  return (
    <Section title={t('nodes')}>
      <div className="px-4">
        {data && <Nodes nodes={data} />}
        {!data && isError && <PartFailed text={t('nodesFailed')} retry={() => void refetch()} />}
        {!data && !isError && <Skeleton height={148} />}
      </div>
    </Section>
  );
}

function Nodes({ nodes }: Readonly<{ nodes: readonly NodeStatus[] }>): ReactNode {
  const t = useTexts(settingsTexts);
  const answering = nodes.filter(({ took }) => took !== null).length;
  const blockOf = (name: NodeStatus['name']) => nodes.find((one) => one.name === name)?.block;
  const [newest, confirmed] = [blockOf('full'), blockOf('confirmed')];
  return (
    <>
      <p className="flex items-center gap-2 font-strong">
        <span
          aria-hidden
          className={`size-2 flex-none rounded-full ${answering === nodes.length ? 'bg-up' : 'bg-down'}`}
        />
        {answering === nodes.length
          ? t('allAnswer')
          : t('someAnswer', { n: answering, of: nodes.length })}
      </p>
      <table className="mt-2 w-full text-14">
        <thead className="text-left text-ink-2">
          <tr>
            <th className="py-2 font-normal">{t('endpoint')}</th>
            <th className="py-2 text-right font-normal">{t('block')}</th>
            <th className="py-2 text-right font-normal">{t('answer')}</th>
          </tr>
        </thead>
        <tbody>
          {nodes.map(({ name, block, took }) => (
            <tr key={name} className="border-t border-line-soft">
              <th className="py-3 text-left font-normal">{t(`node_${name}`)}</th>
              <td className="py-3 text-right">{block === null ? '–' : countText(block)}</td>
              <td className={`py-3 text-right ${took === null ? 'text-down' : ''}`}>
                {took === null ? t('noAnswer') : t('milliseconds', { n: took })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {newest != null && confirmed != null && (
        <p className="pt-2 text-13 text-ink-2">{t('behind', { n: newest - confirmed })}</p>
      )}
      {nodes.some(({ name }) => name === 'events') && (
        <p className="text-13 text-ink-2">{t('eventsNote')}</p>
      )}
      <NodeSource className="text-13 text-ink-2" />
    </>
  );
}
