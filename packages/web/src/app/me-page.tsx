import { Box, Clock, Layers, ReceiptText, Settings, Shield, UserPlus, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { MeHead, useMyCard } from '../features/team/me-head.tsx';
import { useTexts as useTeamTexts } from '../features/team/use-texts.ts';
import { paths } from '../shared/navigation/paths.ts';
import { RowLink } from '../shared/ui/row.tsx';
import { Section } from '../shared/ui/section.tsx';
import { usePageTitles } from './page-titles.ts';
import { useTexts } from './use-texts.ts';

/** What belongs to the person; without a wallet only the ways there. */
export function MePage(): ReactNode {
  const t = useTexts();
  const title = usePageTitles();
  return (
    <>
      <MeHead
        nobody={
          <div className="px-4 pt-4">
            <p className="font-strong">{t('meTitle')}</p>
            <p className="text-14 text-ink-2">{t('meText')}</p>
          </div>
        }
      />
      <Section title={t('meMine')}>
        <RowLink to={paths.myCards} icon={Layers} title={title('myCards')} />
        <RowLink to={paths.myBoxes} icon={Box} title={title('myBoxes')} />
        <RowLink to={paths.income} icon={ReceiptText} title={title('income')} />
        <TeamRows />
      </Section>
      <Section title={t('meDevice')}>
        <RowLink to={paths.activity} icon={Clock} title={title('activity')} />
        <RowLink to={paths.approvals} icon={Shield} title={title('approvals')} />
        <RowLink to={paths.settings} icon={Settings} title={title('settings')} />
      </Section>
    </>
  );
}

function TeamRows(): ReactNode {
  const title = usePageTitles();
  const t = useTeamTexts();
  const card = useMyCard();
  return (
    <>
      <RowLink
        to={paths.team}
        icon={Users}
        title={title('team')}
        detail={card && t('teamOf', { count: card.teamSize })}
      />
      <RowLink
        to={paths.myInvitations}
        icon={UserPlus}
        title={title('myInvitations')}
        detail={card && t('activeOnes', { count: card.directCount })}
      />
    </>
  );
}
