import { parseAddress } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { type Launch, useLaunch } from '../launch/launch.ts';
import { paths } from '../navigation/paths.ts';
import { buttonClass } from '../ui/buttons/button-class.ts';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { ErrorState } from '../ui/states/error-state.tsx';
import { PageSkeleton } from '../ui/states/skeleton.tsx';
import { saleTexts } from './texts.ts';

type LaunchGateProps = Readonly<{ children: (launch: Launch) => ReactNode }>;

/** Shows the launch that the page's address names (`?token=`), as soon as the factory has told of it. */
export function LaunchGate({ children }: LaunchGateProps): ReactNode {
  const t = useTexts(saleTexts);
  const [search] = useSearchParams();
  const token = parseAddress(search.get('token') ?? '');
  const { data, isError, refetch } = useLaunch(token);
  if (data) return children(data);
  if (token === null || data === null) return <NoSuchLaunch />;
  if (!isError) return <PageSkeleton />;
  return (
    <ErrorState title={t('failedTitle')} text={t('failedText')} retry={() => void refetch()} />
  );
}

function NoSuchLaunch(): ReactNode {
  const t = useTexts(saleTexts);
  return (
    <EmptyState
      title={t('unknownTitle')}
      text={t('unknownText')}
      action={
        <Link to={paths.home} className={buttonClass()}>
          {t('allTokens')}
        </Link>
      }
    />
  );
}
