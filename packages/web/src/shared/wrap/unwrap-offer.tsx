import type { Address } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { useProjectConfig } from '../chain/project-config.ts';
import { CoinAmount } from '../coins/coin-amount.tsx';
import { useBalance } from '../coins/use-balance.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ActionButton } from '../paid-action/action-button.tsx';
import { usePaidAction } from '../paid-action/use-paid-action.tsx';
import { Notice } from '../ui/states/notice.tsx';
import { wrapTexts } from './texts.ts';
import { wrapActions } from './wrap-actions.ts';

const WTRX = { symbol: 'WTRX', decimals: COIN_DECIMALS } as const;

/** The WTRX that rewards left in the wallet, and one tap back to TRX; nothing while there is none. */
export function UnwrapOffer({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(wrapTexts);
  const action = usePaidAction(wrapActions.unwrap);
  const wtrx = useProjectConfig()?.contracts['wtrx'] as Address | undefined;
  const held = useBalance(address, wtrx);
  return (
    <>
      {wtrx && held !== undefined && held > 0n && (
        <section aria-label={t('offerTitle')} className="mx-4 mt-4 border-y border-line-soft py-3">
          <div className="flex min-h-11 items-center gap-3">
            <p className="min-w-0 flex-1 text-18">
              <span className="block text-14 text-ink-2">{t('offerTitle')}</span>
              <CoinAmount amount={held} coin={WTRX} />
            </p>
            <span className="flex-none">
              <ActionButton
                kind="secondary"
                size="small"
                blocker={action.blocker}
                onPress={() => action.begin({ amount: held.toString(), wtrx })}
              >
                {t('unwrap')}
              </ActionButton>
            </span>
          </div>
          <p className="pt-1 text-13 text-ink-2">{t('offerText')}</p>
          {action.refusal !== null && <Notice kind="bad">{action.refusal}</Notice>}
        </section>
      )}
      {action.sheet}
    </>
  );
}
