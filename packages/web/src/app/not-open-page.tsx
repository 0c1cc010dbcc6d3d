import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../shared/navigation/paths.ts';
import { buttonClass } from '../shared/ui/button-class.ts';
import { EmptyState } from '../shared/ui/empty-state.tsx';
import { useTexts } from './use-texts.ts';

/** A screen that has its path but not yet its content: says so and leads on. */
export function NotOpenPage(): ReactNode {
  const t = useTexts();
  return (
    <EmptyState
      title={t('notOpenTitle')}
      text={t('notOpenText')}
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
