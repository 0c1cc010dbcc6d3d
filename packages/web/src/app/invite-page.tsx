import { parseAddress } from '@vellum/tron/address';
import { type ReactNode, useEffect } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { paths } from '../shared/navigation/paths.ts';
import { rememberedInviter } from '../shared/state/inviter.ts';
import { buttonClass } from '../shared/ui/button-class.ts';
import { ErrorState } from '../shared/ui/error-state.tsx';
import { useTexts } from './use-texts.ts';

/** Where an invite link leads: remembers the inviter and goes on to the home page. */
export function InvitePage(): ReactNode {
  const t = useTexts();
  const { address: text = '' } = useParams();
  const inviter = parseAddress(text);
  useEffect(() => {
    if (inviter) rememberedInviter.set(inviter);
  }, [inviter]);
  if (inviter) return <Navigate to={paths.home} replace />;
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
