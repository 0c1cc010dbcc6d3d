import { useQuery } from '@tanstack/react-query';
import { paths as wire } from '@vellum/api/wire/paths';
import { ChevronRight, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { Section } from '../../shared/ui/lists/section.tsx';
import { Stat, StatRow } from '../../shared/ui/lists/stat.tsx';
import { FeeRule } from './fee-rule.tsx';
import { InviteCard } from './invite-card.tsx';
import { MemberGate } from './member-gate.tsx';
import { InviteeList } from './member-list.tsx';
import { MiddleInviter } from './middle-inviter.tsx';
import { TeamProof } from './team-proof.tsx';
import { directStatisticsQuery, type MemberCard } from './team-queries.ts';
import { teamTexts } from './texts.ts';
import { trxText } from './trx-text.ts';

/** How to invite, and whom one has invited. */
export function InvitationsPage(): ReactNode {
  const t = useTexts(teamTexts);
  return (
    <MemberGate>
      {(card) => (
        <>
          <InviteCard card={card} />
          <FeeRule>
            <MiddleInviter />
          </FeeRule>
          <Section
            title={t('people')}
            aside={
              <Link
                to={paths.team}
                className="inline-flex min-h-11 items-center gap-1 text-primary"
              >
                {t('team')}
                <Icon of={ChevronRight} size={16} />
              </Link>
            }
          >
            <InviteeList address={card.address} />
          </Section>
        </>
      )}
    </MemberGate>
  );
}

/** The people first; the way to invite more is one tap away. */
export function MyInvitationsPage(): ReactNode {
  const t = useTexts(teamTexts);
  return (
    <MemberGate>
      {(card) => (
        <>
          <Figures card={card} />
          <TeamProof card={card} />
          <div className="px-4 pt-2">
            <Link to={paths.invitations} className={buttonClass()}>
              {t('inviteMore')}
            </Link>
          </div>
          <Section title={t('people')} aside={t('newest')}>
            <InviteeList address={card.address} />
          </Section>
          {card.directCount > 0 && <ExportLink />}
        </>
      )}
    </MemberGate>
  );
}

function ExportLink(): ReactNode {
  const t = useTexts(teamTexts);
  return (
    <div className="px-4 pt-4">
      <a href={wire.referrals.exportMine} download className={buttonClass('secondary')}>
        <Icon of={Download} size={20} />
        {t('exportMine')}
      </a>
    </div>
  );
}

function Figures({ card }: Readonly<{ card: MemberCard }>): ReactNode {
  const t = useTexts(teamTexts);
  const { data } = useQuery(directStatisticsQuery(card.address));
  return (
    <div className="pt-4">
      <StatRow>
        <Stat value={card.directCount.toLocaleString('en-US')} label={t('invited')} />
        <Stat value={data?.today.toLocaleString('en-US') ?? '–'} label={t('newToday')} />
        <Stat value={data ? trxText(data.earned) : '–'} label={t('earnedDirect')} />
      </StatRow>
    </div>
  );
}
