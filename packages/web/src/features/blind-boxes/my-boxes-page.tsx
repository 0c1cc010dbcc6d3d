import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { Section } from '../../shared/ui/section.tsx';
import { PageSkeleton } from '../../shared/ui/skeleton.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { BoxGate } from './box-gate.tsx';
import { OpenedList } from './opened-list.tsx';
import { RefundList } from './refund-list.tsx';
import { ToOpenList } from './to-open-list.tsx';
import { type MyBoxes, useMyBoxes } from './use-my-boxes.ts';
import { useTexts } from './use-texts.ts';
import { WaitingList } from './waiting-list.tsx';

type TabName = 'toOpen' | 'waiting' | 'opened' | 'refunds';

/** What I bought and what has become of it. */
export function MyBoxesPage(): ReactNode {
  return <BoxGate>{(address) => <Mine key={address} address={address} />}</BoxGate>;
}

function Mine({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts();
  const [chosen, choose] = useState<TabName | null>(null);
  const toOpen = useMyBoxes(address, ['openable']);
  const waiting = useMyBoxes(address, ['sealed']);
  const opened = useMyBoxes(address, ['opened']);
  const refunds = useMyBoxes(address, ['refundable', 'refunded']);
  const all = { toOpen, waiting, opened, refunds };
  if (Object.values(all).some(({ isPending }) => isPending)) return <PageSkeleton />;
  const tab = (name: TabName, content: ReactNode) => ({
    name,
    label: t(name, { n: all[name].total }),
    content,
  });
  return (
    <>
      <Tabs
        label={t('myBoxes')}
        value={chosen ?? firstWithBoxes(all)}
        onChange={choose}
        tabs={[
          tab('toOpen', <ToOpenList boxes={toOpen} />),
          tab('waiting', <WaitingList boxes={waiting} />),
          tab('opened', <OpenedList boxes={opened} />),
          tab('refunds', <RefundList boxes={refunds} />),
        ]}
      />
      <Section title={t('ifMissed')}>
        <p className="px-4 text-14 text-ink-2">{t('ifMissedText')}</p>
      </Section>
    </>
  );
}

const order = ['toOpen', 'refunds', 'waiting', 'opened'] as const;

/** What can be done comes first. */
function firstWithBoxes(all: Readonly<Record<TabName, MyBoxes>>): TabName {
  return order.find((name) => all[name].total > 0) ?? 'toOpen';
}
