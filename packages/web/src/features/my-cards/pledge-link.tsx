import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pledgePath } from '../../shared/cards/pledge-path.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { useTexts } from './use-texts.ts';

/** Leads to the pledge page with these cards chosen. */
export function PledgeLink({ tokenIds }: Readonly<{ tokenIds: readonly string[] }>): ReactNode {
  const t = useTexts();
  return (
    <Link to={pledgePath(tokenIds)} className={buttonClass()}>
      {t('pledge')}
    </Link>
  );
}
