import { readInviter } from '@vellum/api/membership/inviter';
import { type ReactNode, useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { rememberedInviter } from '../../shared/state/inviter.ts';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { appTexts } from '../texts.ts';

/** Where an invite link leads: remembers the inviter, an address or a code, for the first paid action. */
export function InvitePage(): ReactNode {
  const t = useTexts(appTexts);
  const navigate = useNavigate();
  const { address: text = '' } = useParams();
  const inviter = inviterOf(text);
  useEffect(() => {
    if (inviter === null) return;
    rememberedInviter.set(inviter);
    void navigate(paths.home, { replace: true });
  }, [inviter, navigate]);
  if (inviter !== null) return null;
  return (
    <ErrorState
      title={t('inviteWrongTitle')}
      text={t('inviteWrongText')}
      technical={text}
      other={
        <Link to={paths.home} className={buttonClass()}>
          {t('goHome')}
        </Link>
      }
    />
  );
}

/** In its one spelling; null when it can be neither. */
function inviterOf(text: string): string | null {
  const inviter = readInviter(text);
  if (inviter.by === 'address') return inviter.address;
  return inviter.by === 'code' ? inviter.code : null;
}
