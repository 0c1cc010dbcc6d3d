import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { twoDecimals } from '../../shared/format/two-decimals.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useAvailableInU } from '../../shared/income/use-available.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { stakingTexts } from './texts.ts';

/** What the address could have now from all ways together, and the way to it. */
export function ClaimableNow({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(stakingTexts);
  const worth = useAvailableInU(address);
  return (
    <div className="flex items-end justify-between gap-4 px-4 pt-4">
      <p>
        <span className="block text-14 text-ink-2">{t('claimable')}</span>
        <span className="text-32 font-strong whitespace-nowrap">
          {worth === null ? '…' : twoDecimals(worth)}{' '}
          <span className="text-18 font-normal text-ink-2">{'U'}</span>
        </span>
      </p>
      <Link to={paths.income} className={buttonClass('secondary', 'small')}>
        {t('seeAndClaim')}
      </Link>
    </div>
  );
}
