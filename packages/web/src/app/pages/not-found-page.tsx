import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { appTexts } from '../texts.ts';

export function NotFoundPage(): ReactNode {
  const t = useTexts(appTexts);
  const { pathname } = useLocation();
  return (
    <EmptyState
      title={t('notFoundTitle')}
      text={t('notFoundText', { path: pathname })}
      action={
        <>
          <Link to={paths.menu} className={buttonClass()}>
            {t('seeAll')}
          </Link>
          <Link to={paths.home} className={buttonClass('ghost')}>
            {t('goHome')}
          </Link>
        </>
      }
    />
  );
}
