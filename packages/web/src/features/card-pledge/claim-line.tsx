import type { Address } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { claimRewards } from '../../shared/cards/claim-rewards.ts';
import { RewardAmount } from '../../shared/cards/reward-amount.tsx';
import { cardTexts } from '../../shared/cards/texts.ts';
import { useRewards } from '../../shared/cards/use-rewards.ts';
import { amountText } from '../../shared/format/amount.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { useOnline } from '../../shared/ui/use-online.ts';
import { pledgeTexts } from './texts.ts';

/** What all pledged cards of the visitor have earned together, and its claim; nothing when there is nothing. */
export function ClaimLine({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(pledgeTexts);
  const online = useOnline();
  const words = useTexts(cardTexts);
  const claim = usePaidAction(claimRewards);
  const { earned, symbol } = useRewards(address);
  const amount = `${amountText(earned, COIN_DECIMALS, 6).short}\u00a0${symbol}`;
  return (
    <>
      {earned > 0n && (
        <Section title={t('claimable')}>
          <div className="flex items-center gap-3 px-4">
            <div className="min-w-0 flex-1">
              <RewardAmount money={{ amount: earned, symbol }} className="text-20 font-strong" />
              <p className="text-13 text-ink-2">{t('claimableNote')}</p>
            </div>
            <Button
              kind="secondary"
              size="small"
              disabled={!online || claim.blocker === 'network'}
              onClick={() => claim.begin({ amount })}
            >
              {online ? t('claim') : words('offline')}
            </Button>
          </div>
          {claim.refusal !== null && (
            <div className="px-4 pt-3">
              <Notice kind="bad">{claim.refusal}</Notice>
            </div>
          )}
        </Section>
      )}
      {claim.sheet}
    </>
  );
}
