import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { ComingSoon } from '../../shared/ui/states/coming-soon.tsx';
import { usePageTitles } from '../page-titles.ts';
import { appTexts } from '../texts.ts';

/** Spec §1: PayFI is listed as coming soon. */
export function PayfiPage(): ReactNode {
  const t = useTexts(appTexts);
  const title = usePageTitles();
  return (
    <div className="pt-4">
      <ComingSoon icon={CreditCard} title={title('payfi')} text={t('payfiText')} />
      <p className="px-4 pt-4 text-ink-2">{t('payfiPageText')}</p>
      <div className="px-4 pt-4">
        <Link to={paths.menu} className={buttonClass('secondary')}>
          {t('seeAll')}
        </Link>
      </div>
    </div>
  );
}
