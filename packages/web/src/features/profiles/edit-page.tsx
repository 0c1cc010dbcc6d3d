import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { isNotFound } from '../../shared/http/is-not-found.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { SignedInGate } from '../../shared/session/signed-in-gate.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { PageSkeleton } from '../../shared/ui/skeleton.tsx';
import { EditForm } from './edit-form.tsx';
import { type Profile, profileQuery } from './profile-queries.ts';
import { profileTexts } from './texts.ts';

/** What one says of oneself: a name, a few words, a face. */
export function EditPage(): ReactNode {
  const t = useTexts(profileTexts);
  return <SignedInGate t={t}>{(address) => <Mine key={address} address={address} />}</SignedInGate>;
}

function Mine({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(profileTexts);
  const { data, error, refetch } = useQuery(profileQuery(address));
  if (data) return <EditForm profile={data} />;
  if (isNotFound(error)) return <EditForm profile={blank(address)} />;
  return error ? (
    <ErrorState title={t('failedTitle')} text={t('failedText')} retry={() => void refetch()} />
  ) : (
    <PageSkeleton />
  );
}

/** Of somebody who has not joined and not said a word yet. */
const blank = (address: Address): Profile => ({
  ...{ address, nickName: '', introduction: '', avatar: null },
  ...{ level: 0, teamSize: 0, cards: 0, power: '0', joinedAt: null },
  ...{ active: false, directCount: 0, joinedBlock: null, inviter: null },
  ...{ namedAt: null, alike: null, final: false, asOf: { head: 0, solid: 0 } },
});
