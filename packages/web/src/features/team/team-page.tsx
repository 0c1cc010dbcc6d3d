import { useQuery } from '@tanstack/react-query';
import { HIGHEST_TEAM_LEVEL, nextTeamLevel } from '@vellum/api/team/team-level';
import type { ReactNode } from 'react';
import { SunAmount } from '../../shared/cards/sun-amount.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useStanding } from '../../shared/membership/standing.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { AddressChip } from '../../shared/ui/address/address-chip.tsx';
import { Row, RowLink } from '../../shared/ui/lists/row.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { Stat, StatRow } from '../../shared/ui/lists/stat.tsx';
import { StatusBadge } from '../../shared/ui/states/status-badge.tsx';
import { FeeRule } from './fee-rule.tsx';
import { InviteCard } from './invite-card.tsx';
import { MemberGate } from './member-gate.tsx';
import { TeamList } from './member-list.tsx';
import { MiddleInviter } from './middle-inviter.tsx';
import { TeamProof } from './team-proof.tsx';
import { directStatisticsQuery, type MemberCard, teamStatisticsQuery } from './team-queries.ts';
import { teamTexts } from './texts.ts';
import { trxText } from './trx-text.ts';

/** My team: the invitation, the figures with their proof, and the members. */
export function TeamPage(): ReactNode {
  return <MemberGate>{(card) => <Team card={card} />}</MemberGate>;
}

function Team({ card }: Readonly<{ card: MemberCard }>): ReactNode {
  const t = useTexts(teamTexts);
  return (
    <>
      <InviteCard card={card} />
      <FeeRule>
        <MiddleInviter />
      </FeeRule>
      <Section
        title={t('team')}
        aside={<StatusBadge kind="accent">{t('level', { level: card.level })}</StatusBadge>}
      >
        <Figures card={card} />
        <LevelBar level={card.level} directCount={card.directCount} />
        <TeamProof card={card} />
        <MoreFigures card={card} />
      </Section>
      <Section title={t('members')} aside={t('newest')}>
        <Inviter card={card} />
        <TeamList address={card.address} />
      </Section>
    </>
  );
}

function Figures({ card }: Readonly<{ card: MemberCard }>): ReactNode {
  const t = useTexts(teamTexts);
  const { data } = useQuery(teamStatisticsQuery(card.address));
  return (
    <StatRow>
      <Stat value={card.directCount.toLocaleString('en-US')} label={t('invited')} />
      <Stat value={card.teamSize.toLocaleString('en-US')} label={t('inTeam')} />
      <Stat value={data ? trxText(data.earned) : '–'} label={t('earned')} />
    </StatRow>
  );
}

/** Whole rows for what is counted, so that their words need no explaining. */
function MoreFigures({ card }: Readonly<{ card: MemberCard }>): ReactNode {
  const t = useTexts(teamTexts);
  const { data: direct } = useQuery(directStatisticsQuery(card.address));
  const { data: whole } = useQuery(teamStatisticsQuery(card.address));
  const waiting = direct && direct.count - direct.activeCount;
  return (
    <div className="mt-2">
      <Row
        title={t('feesPaid')}
        value={whole ? <SunAmount sun={whole.feesPaid} className="" /> : '–'}
      />
      <Row title={t('today')} value={figure(direct?.today)} />
      <Row title={t('waiting')} value={figure(waiting)} />
      <Row title={t('depth')} value={figure(whole?.depth)} />
      {whole && whole.earned !== '0' && <RowLink to={paths.claim} title={t('claimBonus')} />}
    </div>
  );
}

const figure = (count: number | undefined): string => count?.toLocaleString('en-US') ?? '–';

function Inviter({ card }: Readonly<{ card: MemberCard }>): ReactNode {
  const t = useTexts(teamTexts);
  const standing = useStanding();
  const root = 'root' in standing ? standing.root : null;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 px-4 text-14">
      <span className="text-ink-2">{t('yourInviter')}</span>
      {card.parent === null || card.parent === root ? (
        <span>{t('noInviter')}</span>
      ) : (
        <AddressChip address={card.parent} />
      )}
    </div>
  );
}

type LevelBarProps = Readonly<{ level: number; directCount: number }>;

/** Levels reached are solid, the next ones hatched; under them, what the next one takes. */
function LevelBar({ level, directCount }: LevelBarProps): ReactNode {
  const t = useTexts(teamTexts);
  const next = nextTeamLevel(directCount);
  const steps = Array.from({ length: HIGHEST_TEAM_LEVEL }, (_, step) => step + 1);
  return (
    <div className="grid gap-2 px-4 pt-4">
      <div
        role="img"
        aria-label={t('levelBar', { level, highest: HIGHEST_TEAM_LEVEL })}
        className="grid auto-cols-fr grid-flow-col gap-1"
      >
        {steps.map((step) => (
          <span
            key={step}
            className={`h-2 rounded-[2px] ${step <= level ? 'bg-primary' : 'hatched border border-line-soft [--hatch:var(--line)]'}`}
          />
        ))}
      </div>
      <p className="text-14 text-ink-2">
        {next
          ? t('levelRule', { level: next.level, from: next.from, left: next.from - directCount })
          : t('levelHighest')}
      </p>
    </div>
  );
}
