import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { SignedInGate } from '../../shared/session/signed-in-gate.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { PageSkeleton } from '../../shared/ui/skeleton.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { OpenedList } from './opened-list.tsx';
import { RefundList } from './refund-list.tsx';
import { boxTexts } from './texts.ts';
import { ToOpenList } from './to-open-list.tsx';
import { type MyBoxes, useMyBoxes } from './use-my-boxes.ts';
import { WaitingList } from './waiting-list.tsx';

type TabName = 'toOpen' | 'waiting' | 'opened' | 'refunds';

/** What I bought and what has become of it. */
export function MyBoxesPage(): ReactNode {
  const t = useTexts(boxTexts);
  return <SignedInGate t={t}>{(address) => <Mine key={address} address={address} />}</SignedInGate>;
}

function Mine({ address }: Readonly<{ address: Address }>): ReactNode {
  const all = {
    toOpen: useMyBoxes(address, ['openable']),
    waiting: useMyBoxes(address, ['sealed']),
    opened: useMyBoxes(address, ['opened']),
    refunds: useMyBoxes(address, ['refundable', 'refunded']),
  };
  const isPending = Object.values(all).some((boxes) => boxes.isPending);
  return isPending ? <PageSkeleton /> : <BoxTabs all={all} />;
}

type AllBoxes = Readonly<Record<TabName, MyBoxes>>;

/** The tab stays where it is when its last box leaves it: what was in that box is still on screen. */
function BoxTabs({ all }: Readonly<{ all: AllBoxes }>): ReactNode {
  const t = useTexts(boxTexts);
  const [chosen, choose] = useState(() => firstWithBoxes(all));
  const tab = (name: TabName, content: ReactNode) => ({
    name,
    // How many is not known when the list could not be read.
    label: t(name, { n: all[name].failed ? '' : all[name].total }).trim(),
    content,
  });
  return (
    <>
      <Tabs
        label={t('myBoxes')}
        value={chosen}
        onChange={choose}
        tabs={[
          tab('toOpen', <ToOpenList boxes={all.toOpen} />),
          tab('waiting', <WaitingList boxes={all.waiting} />),
          tab('opened', <OpenedList boxes={all.opened} />),
          tab('refunds', <RefundList boxes={all.refunds} />),
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
function firstWithBoxes(all: AllBoxes): TabName {
  return order.find((name) => all[name].total > 0) ?? 'toOpen';
}
