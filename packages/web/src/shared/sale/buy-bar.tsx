import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { amountText } from '../format/amount.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { FootBar } from '../ui/buttons/foot-bar.tsx';
import { saleTexts } from './texts.ts';

type BuyBarProps = Readonly<{
  shares: number;
  /** What they cost, in sun. */
  total: bigint;
  /** To be agreed to before the button can be pressed. */
  question?: ReactNode;
  /** The button. */
  children: ReactNode;
}>;

/** At the foot of a sale: how many shares for how much, beside the one button. */
export function BuyBar({ shares, total, question, children }: BuyBarProps): ReactNode {
  const t = useTexts(saleTexts);
  return (
    <FootBar className="grid gap-2">
      {question}
      <div className="flex items-center gap-4">
        <div className="flex-none">
          <p className="text-14 text-ink-2">{t('shares', { n: shares })}</p>
          <p className="font-strong">
            {amountText(total, COIN_DECIMALS).full}
            <span className="ml-1 text-14 font-normal text-ink-2">{'TRX'}</span>
          </p>
        </div>
        {children}
      </div>
    </FootBar>
  );
}
