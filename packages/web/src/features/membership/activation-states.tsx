import type { Address } from '@vellum/tron/address';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSentenceGap } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { membershipTexts } from '../../shared/membership/texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { AddressFull } from '../../shared/ui/address/address-full.tsx';
import { DoneSeal } from '../../shared/ui/art/seal.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { Notice } from '../../shared/ui/states/notice.tsx';

/** An activation is on its way, from this tab, another one or another device. */
export function UnderWay(): ReactNode {
  const t = useTexts(membershipTexts);
  const gap = useSentenceGap();
  return (
    <div className="grid gap-4">
      <Notice kind="warn" icon={LockKeyhole}>
        <b className="font-strong">{t('doNotResubmit')}</b>
        {gap}
        {t('underWayText')}
      </Notice>
      <p className="text-14 text-ink-2">{t('underWayWhere')}</p>
      <Link to={paths.activity} className={buttonClass('secondary')}>
        {t('watch')}
      </Link>
    </div>
  );
}

type AlreadyActiveProps = Readonly<{ parent: Address | null; root: Address }>;

/** Nothing is left to activate: who the inviter is, and where to go on. */
export function AlreadyActive({ parent, root }: AlreadyActiveProps): ReactNode {
  const t = useTexts(membershipTexts);
  const hasInviter = parent !== null && parent !== root;
  return (
    <div className="grid gap-4">
      <DoneSeal />
      <p>{t('activeText')}</p>
      {hasInviter ? (
        <div className="grid gap-2">
          <p className="text-14 text-ink-2">{t('yourInviter')}</p>
          <AddressFull address={parent} />
        </div>
      ) : (
        <p className="text-14 text-ink-2">{t('noInviter')}</p>
      )}
    </div>
  );
}

/** The ways on from an active address. */
export function NextSteps(): ReactNode {
  const t = useTexts(membershipTexts);
  return (
    <div className="grid gap-2">
      <Link to={paths.invitations} className={buttonClass()}>
        {t('invite')}
      </Link>
      <Link to={paths.team} className={buttonClass('ghost')}>
        {t('seeTeam')}
      </Link>
    </div>
  );
}
