import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import {
  Box,
  ChartPie,
  Clock,
  Flame,
  KeyRound,
  Layers,
  Lock,
  ReceiptText,
  Settings,
  Shield,
  Stamp,
  UserPlus,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTotalText } from '../../features/portfolio/use-total-text.ts';
import { LeaveRow, RunningCount } from '../../features/profiles/me-control.tsx';
import { useMyFigures } from '../../features/profiles/me-figures.ts';
import { MyFace, MyLinks, MyName } from '../../features/profiles/me-parts.tsx';
import { MeHead, useMyCard } from '../../features/team/me-head.tsx';
import { teamTexts } from '../../features/team/texts.ts';
import { WaitingPreview } from '../../features/waiting/waiting-preview.tsx';
import { myTotalsQuery } from '../../shared/cards/my-card-queries.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useSignedIn } from '../../shared/session/session.ts';
import { CoinTray } from '../../shared/ui/art/drawn-icons.ts';
import { PageArt } from '../../shared/ui/art/page-art.tsx';
import { RowLink } from '../../shared/ui/lists/row.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { usePageTitles } from '../page-titles.ts';
import { appTexts } from '../texts.ts';
import { EntryGrid } from './entry-grid.tsx';
import { useOrderName } from './use-order-name.ts';

const person = { Face: MyFace, Name: MyName, Links: MyLinks };

/** What belongs to the person; without a wallet only the ways there. */
export function MePage(): ReactNode {
  const t = useTexts(appTexts);
  const title = usePageTitles();
  return (
    <>
      <div className="relative">
        <PageArt className="absolute -top-[190px] -right-[110px] -z-10 size-[300px] text-engrave" />
      </div>
      <MeHead
        parts={person}
        nobody={
          <div className="halo px-4 pt-4">
            <p className="font-strong">{t('meTitle')}</p>
            <p className="text-14 text-ink-2">{t('meText')}</p>
          </div>
        }
      />
      <Waiting />
      <Section title={t('meMine')}>
        <Mine />
      </Section>
      <Section title={t('meControl')}>
        <RowLink
          to={paths.activity}
          icon={Clock}
          title={title('activity')}
          value={<RunningCount />}
        />
        <RowLink to={paths.approvals} icon={Shield} title={title('approvals')} />
        <RowLink to={paths.owner} icon={KeyRound} title={title('owner')} />
        <RowLink to={paths.settings} icon={Settings} title={title('settings')} />
        <LeaveRow />
      </Section>
    </>
  );
}

/** The first of what waits, for whoever is connected. */
function Waiting(): ReactNode {
  const orderName = useOrderName();
  const address = addressOf(useWallet().connection);
  return address && <WaitingPreview key={address} orderName={orderName} />;
}

function Mine(): ReactNode {
  const address = useSignedIn();
  return address ? <MineInFigures address={address} /> : <Entries figures={{}} />;
}

function MineInFigures({ address }: Readonly<{ address: Address }>): ReactNode {
  return <Entries figures={useMyFigures(address)} />;
}

type EntriesProps = Readonly<{ figures: Partial<ReturnType<typeof useMyFigures>> }>;

function Entries({ figures }: EntriesProps): ReactNode {
  const title = usePageTitles();
  const t = useTexts(teamTexts);
  const words = useTexts(appTexts);
  const card = useMyCard();
  const cards = useCardCount();
  return (
    <EntryGrid
      entries={[
        { to: paths.portfolio, icon: ChartPie, title: title('portfolio'), detail: useTotalText() },
        {
          to: paths.myCards,
          icon: Layers,
          title: title('myCards'),
          detail: cards === null ? undefined : words('meCards', { n: cards }),
        },
        { to: paths.myBoxes, icon: Box, title: title('myBoxes'), detail: figures.boxes },
        { to: paths.assetStaking, icon: CoinTray, title: title('assetStaking') },
        { to: paths.income, icon: ReceiptText, title: title('income'), detail: figures.income },
        {
          to: paths.computingPower,
          icon: Flame,
          title: title('computingPower'),
          detail: figures.power,
        },
        { to: paths.locks, icon: Lock, title: title('locks') },
        {
          to: paths.team,
          icon: Users,
          title: title('team'),
          detail: card && t('teamOf', { count: card.teamSize }),
        },
        {
          to: paths.myInvitations,
          icon: UserPlus,
          title: title('myInvitations'),
          detail: card && t('activeOnes', { count: card.directCount }),
        },
        ...(figures.launches
          ? [{ to: paths.tokens, icon: Stamp, title: title('tokens'), detail: figures.launches }]
          : []),
      ]}
    />
  );
}

/** How many cards the signed-in address has; null for everyone else. */
function useCardCount(): number | null {
  const address = useSignedIn();
  const { data } = useQuery({ ...myTotalsQuery(address as Address), enabled: address !== null });
  return address && data ? data.total : null;
}
