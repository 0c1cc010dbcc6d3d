import { toHexAddress } from '@vellum/tron/address';
import { getNowBlock } from '@vellum/tron/client/blocks';
import { getContractEvents } from '@vellum/tron/client/events';
import type { ReactNode } from 'react';
import type { Chain } from '../../shared/chain/chain.ts';
import { NodeSource } from '../../shared/chain/node-source.tsx';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { countText } from '../../shared/coins/cost-text.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Section } from '../../shared/ui/lists/section.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { settingsTexts } from './texts.ts';

const nodeNames = ['full', 'confirmed', 'events'] as const;
type NodeName = (typeof nodeNames)[number];

/** What one node said of itself; null where it did not answer. */
type NodeStatus = Readonly<{
  name: NodeName;
  /** Its newest block; of the event server, of its newest event. */
  block: number | null;
  /** Milliseconds until it answered; null when it did not. */
  took: number | null;
}>;

/** Asks every node that this page uses; one that is away does not hold up the others. */
async function readNodes(chain: Chain, signal: AbortSignal): Promise<readonly NodeStatus[]> {
  const latest = { signal };
  const confirmed = { finality: 'confirmed', signal } as const;
  return Promise.all([
    measured('full', async () => (await getNowBlock(chain.client, latest)).number),
    measured('confirmed', async () => (await getNowBlock(chain.client, confirmed)).number),
    ...(chain.hasEvents ? [measured('events', () => newestEvent(chain, signal))] : []),
  ]);
}

async function newestEvent(chain: Chain, signal: AbortSignal): Promise<number | null> {
  const place = toHexAddress(chain.contract('team'));
  const newest = { order: 'block_timestamp,desc', limit: 1 } as const;
  const { events } = await getContractEvents(chain.client, place, newest, undefined, signal);
  return events[0]?.blockNumber ?? null;
}

async function measured(name: NodeName, ask: () => Promise<number | null>): Promise<NodeStatus> {
  const begun = performance.now();
  try {
    const block = await ask();
    return { name, block, took: Math.round(performance.now() - begun) };
  } catch {
    // Whatever is wrong with it, it gave no answer.
    return { name, block: null, took: null };
  }
}

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
