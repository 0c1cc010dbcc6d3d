import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pledgePath } from '../../shared/cards/pledge-path.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { myCardTexts } from './texts.ts';

/** Leads to the pledge page with these cards chosen. */
export function PledgeLink({ tokenIds }: Readonly<{ tokenIds: readonly string[] }>): ReactNode {
  const t = useTexts(myCardTexts);
  return (
    <Link to={pledgePath(tokenIds)} className={buttonClass()}>
      {t('pledge')}
    </Link>
  );
}
