import type { Address } from '@vellum/tron/address';
import { Clock, Hourglass } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { shortMoment } from '../../../shared/format/date.ts';
import { unbroken } from '../../../shared/format/unbroken.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { ConnectedGate } from '../../../shared/session/signed-in-gate.tsx';
import { Icon } from '../../../shared/ui/art/icon.tsx';
import { Tabs } from '../../../shared/ui/fields/tabs.tsx';
import { Section } from '../../../shared/ui/lists/section.tsx';
import { PageSkeleton } from '../../../shared/ui/states/skeleton.tsx';
import type { OwnedBox } from '../box-queries.ts';
import { Envelope } from '../envelope.tsx';
import { minutesUntil } from '../phases.ts';
import { useSeriesName } from '../series-name.ts';
import { boxTexts } from '../texts.ts';
import { BoxListFrame } from './box-list-frame.tsx';
import { bySeries, numbersText } from './by-series.ts';
import { OpenedList } from './opened-list.tsx';
import { RefundList } from './refund-list.tsx';
import { ToOpenList } from './to-open-list.tsx';
import { type MyBoxes, useMyBoxes } from './use-my-boxes.ts';

type TabName = 'toOpen' | 'waiting' | 'opened' | 'refunds';

/** What I bought and what has become of it. */
export function MyBoxesPage(): ReactNode {
  const t = useTexts(boxTexts);
  return (
    <ConnectedGate t={t}>{(address) => <Mine key={address} address={address} />}</ConnectedGate>
  );
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

/** Boxes whose series is not drawn yet. */
function WaitingList({ boxes }: Readonly<{ boxes: MyBoxes }>): ReactNode {
  const t = useTexts(boxTexts);
  return (
    <BoxListFrame boxes={boxes} empty={t('noneWaiting')}>
      <ul className="pt-2">
        {bySeries(boxes.rows).map((group) => (
          <li key={group.seriesId} className="border-t border-line-soft first:border-t-0">
            <Waiting {...group} head={boxes.head} />
          </li>
        ))}
      </ul>
    </BoxListFrame>
  );
}

type WaitingProps = Readonly<{ seriesId: string; boxes: readonly OwnedBox[]; head: number }>;

function Waiting({ seriesId, boxes, head }: WaitingProps): ReactNode {
  const name = useSeriesName();
  const box = boxes[0] as OwnedBox;
  const isSelling = box.phase === 'onSale';
  return (
    <Link
      to={`${paths.box}?series=${seriesId}`}
      className="flex items-center gap-3 px-4 py-3 hover:bg-surface-2"
    >
      <span className="w-16 flex-none">
        <Envelope seriesId={seriesId} state="sealed" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block">{name(seriesId)}</span>
        <span className="block font-mono text-14 text-ink-2">{numbersText(boxes)}</span>
      </span>
      <span className="flex w-32 flex-none gap-1 text-14 text-ink-2">
        <Icon of={isSelling ? Clock : Hourglass} size={16} className="mt-0.5" />
        <span>{useWaitText(box, head)}</span>
      </span>
    </Link>
  );
}

function useWaitText({ phase, revealBlock, revealBy }: OwnedBox, head: number): string {
  const t = useTexts(boxTexts);
  const locale = useLocale();
  if (phase === 'onSale') return t('waitSale');
  if (revealBy !== null) return t('waitSecret', { time: unbroken(shortMoment(revealBy, locale)) });
  if (revealBlock === null) return t('waitClose');
  return head < revealBlock
    ? t('waitBlock', { n: minutesUntil(revealBlock, head) })
    : t('waitCapture');
}
