import { cards } from '@vellum/contracts/cards';
import { COIN_DECIMALS, formatAmount } from '@vellum/tron/amount';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { inU } from '../../shared/cards/trx-price.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { marketTexts } from './texts.ts';
import { useAccountRead } from './use-account-read.ts';
import { useSunPerU } from './use-sun-per-u.ts';

const ONE_TRX = 1_000_000n;

/** How prices come about, and the ways to the visitor's own cards and to the inventory. */
export function MarketHead(): ReactNode {
  const t = useTexts(marketTexts);
  const { data: owned } = useAccountRead('owned', (chain, account) =>
    chain.read('cards', cards.balanceOf(account)),
  );
  const sunPerU = useSunPerU();
  const rate = sunPerU === null ? null : inU(ONE_TRX, sunPerU);
  return (
    <div className="px-4">
      <p className="min-h-[2lh] text-14 text-ink-2 min-[430px]:min-h-[1lh]">
        {rate !== null &&
          t('rate', { rate: formatAmount(rate, COIN_DECIMALS, { maxDecimals: 4 }) })}
      </p>
      <div className="flex flex-wrap justify-between gap-x-4 text-14">
        <HeadLink to={paths.myCards}>
          {owned === undefined ? t('myCards') : t('myCardsCount', { count: owned.toString() })}
        </HeadLink>
        <HeadLink to={paths.inventory}>{t('inventory')}</HeadLink>
      </div>
    </div>
  );
}

function HeadLink({ to, children }: Readonly<{ to: string; children: ReactNode }>): ReactNode {
  return (
    <Link to={to} className="flex min-h-11 items-center gap-1 text-primary">
      {children}
      <Icon of={ChevronRight} size={16} />
    </Link>
  );
}
