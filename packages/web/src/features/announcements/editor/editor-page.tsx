import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { isNotFound } from '../../../shared/http/call-failed.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { SignedInGate } from '../../../shared/session/signed-in-gate.tsx';
import { buttonClass } from '../../../shared/ui/buttons/button-class.ts';
import { EmptyState } from '../../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/states/error-state.tsx';
import { PageSkeleton } from '../../../shared/ui/states/skeleton.tsx';
import { writersQuery } from '../announcement-queries.ts';
import { EditorForm } from './editor-form.tsx';
import { givenQuery } from './editor-queries.ts';
import { announcementEditTexts } from './texts.ts';

/** Where administrators write what everyone is told. */
export function EditorPage(): ReactNode {
  const t = useTexts(announcementEditTexts);
  const [search] = useSearchParams();
  const id = search.get('id');
  return (
    <SignedInGate t={t}>
      {(address) => <ForWriters key={`${address} ${id}`} address={address} id={id} />}
    </SignedInGate>
  );
}

type ForWritersProps = Readonly<{ address: Address; id: string | null }>;

function ForWriters({ address, id }: ForWritersProps): ReactNode {
  const t = useTexts(announcementEditTexts);
  const writers = useQuery(writersQuery);
  if (writers.data) {
    return writers.data.list.includes(address) ? (
      <Loaded id={id} />
    ) : (
      <Instead title={t('notWriterTitle')} text={t('notWriterText')} />
    );
  }
  return writers.isError ? <Failed retry={() => void writers.refetch()} /> : <PageSkeleton />;
}

function Loaded({ id }: Readonly<{ id: string | null }>): ReactNode {
  const t = useTexts(announcementEditTexts);
  const { data, error, refetch } = useQuery(givenQuery(id));
  if (data) return <EditorForm id={id} given={data} />;
  if (isNotFound(error)) return <Instead title={t('goneTitle')} text={t('goneText')} />;
  return error ? <Failed retry={() => void refetch()} /> : <PageSkeleton />;
}

function Instead({ title, text }: Readonly<{ title: string; text: string }>): ReactNode {
  const t = useTexts(announcementEditTexts);
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <Link to={paths.announcements} className={buttonClass()}>
          {t('seeAll')}
        </Link>
      }
    />
  );
}

function Failed({ retry }: Readonly<{ retry: () => void }>): ReactNode {
  const t = useTexts(announcementEditTexts);
  return <ErrorState title={t('failedTitle')} text={t('failedText')} retry={retry} />;
}
