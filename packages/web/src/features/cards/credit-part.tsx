import { cards } from '@vellum/contracts/cards';
import type { ReactNode } from 'react';
import { withdrawCredit } from '../../shared/card-actions/withdraw-credit.ts';
import { SunAmount } from '../../shared/cards/sun-amount.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import { usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { MissingPart } from '../../shared/ui/lists/missing-part.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { marketTexts } from './texts.ts';
import { useAccountRead } from './use-account-read.ts';

/** What the contract holds for the visitor, from sales and returned instalments; nothing when it holds nothing. */
export function CreditPart(): ReactNode {
  const t = useTexts(marketTexts);
  const { data, isError, refetch } = useAccountRead('account', (chain, account) =>
    chain.read('cards', cards.accountOf(account)),
  );
  const action = usePaidAction(withdrawCredit);
  const credit = data?.credit ?? 0n;
  return (
    <>
      {isError && !data && (
        <MissingPart title={t('credit')} text={t('creditFailed')} retry={refetch} />
      )}
      {credit > 0n && (
        <section aria-label={t('credit')} className="mx-4 mt-4 border-y border-line-soft py-3">
          <div className="flex items-center justify-between gap-4">
            <div className="min-w-0">
              <p className="text-14 text-ink-2">{t('credit')}</p>
              <SunAmount sun={credit} className="text-20 font-strong" />
            </div>
            <div className="flex-none">
              <ActionButton
                kind="secondary"
                size="small"
                blocker={action.blocker}
                onPress={() => action.begin({ credit: credit.toString() })}
              >
                {t('withdraw')}
              </ActionButton>
            </div>
          </div>
          {action.refusal !== null && (
            <div className="mt-3">
              <Notice kind="bad">{action.refusal}</Notice>
            </div>
          )}
        </section>
      )}
      {action.sheet}
    </>
  );
}
