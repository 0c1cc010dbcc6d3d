import { Component, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { pageReady } from '../../shared/start/ready.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { useOnline } from '../../shared/ui/use-online.ts';
import { PageLoadFailed } from '../routing/load-page.ts';
import { appTexts } from '../texts.ts';

type State = Readonly<{ error: unknown }>;

/** Keeps a broken page from taking the app along: header and navigation stay. */
export class PageBoundary extends Component<Readonly<{ children: ReactNode }>, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(): void {
    pageReady();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof PageLoadFailed) return <ReloadCard error={error} />;
    return <BrokenPage error={error} retry={() => this.setState({ error: null })} />;
  }
}

/** The code of the page is gone or out of reach: only a reload fetches the newest. */
function ReloadCard({ error }: Readonly<{ error: PageLoadFailed }>): ReactNode {
  const t = useTexts(appTexts);
  const isOnline = useOnline();
  return (
    <ErrorState
      title={t('reloadTitle')}
      text={t(isOnline ? 'reloadText' : 'notKeptText')}
      technical={String(error.cause)}
      other={<Button onClick={() => location.reload()}>{t('reload')}</Button>}
    />
  );
}

function BrokenPage({ error, retry }: Readonly<{ error: unknown; retry: () => void }>): ReactNode {
  const t = useTexts(appTexts);
  return (
    <ErrorState
      title={t('brokenTitle')}
      text={t('brokenText')}
      retry={retry}
      technical={String(error)}
      other={
        <Link to={paths.home} className={buttonClass('ghost')}>
          {t('goHome')}
        </Link>
      }
    />
  );
}
