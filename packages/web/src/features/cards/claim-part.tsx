import { cards } from '@vellum/contracts/cards';
import { trc20 } from '@vellum/contracts/coins';
import { fromHexAddress } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { claimRewards } from '../../shared/card-actions/claim-rewards.ts';
import { RewardAmount } from '../../shared/cards/reward-amount.tsx';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { amountText } from '../../shared/format/amount.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import { type UsedPaidAction, usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { MissingPart } from '../../shared/ui/lists/missing-part.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { uiTexts } from '../../shared/ui/texts.ts';
import { marketTexts } from './texts.ts';
import { useAccountRead } from './use-account-read.ts';

/** What the owner's pledged cards have earned together and can be claimed now; nothing when there is nothing. */
export function ClaimPart(): ReactNode {
  const t = useTexts(marketTexts);
  const rewards = useAccountRead('earned', (chain, account) =>
    chain.read('cards', cards.earned(account)),
  );
  const named = useChainRead(['cards', 'reward-coin'], async (chain) => {
    const coin = await chain.read('cards', cards.rewardCoin());
    return chain.read(fromHexAddress(coin), trc20.symbol());
  });
  const earned = rewards.data ?? 0n;
  const unread = [rewards, ...(earned > 0n ? [named] : [])].find(
    ({ data, isError }) => isError && data === undefined,
  );
  const action = usePaidAction(claimRewards);
  return (
    <>
      {unread && (
        <MissingPart title={t('rewardsReady')} text={t('rewardsFailed')} retry={unread.refetch} />
      )}
      {earned > 0n && !unread && <Earned earned={earned} symbol={named.data} action={action} />}
      {action.refusal !== null && (
        <div className="px-4 pt-3">
          <Notice kind="bad">{action.refusal}</Notice>
        </div>
      )}
      {action.sheet}
    </>
  );
}

type EarnedProps = Readonly<{
  earned: bigint;
  symbol: string | undefined;
  action: UsedPaidAction<Readonly<{ amount: string }>>;
}>;

function Earned({ earned, symbol, action }: EarnedProps): ReactNode {
  const t = useTexts(marketTexts);
  const ui = useTexts(uiTexts);
  const amount = `${amountText(earned, COIN_DECIMALS, 6).short}\u00a0${symbol ?? ''}`;
  return (
    <Section title={t('rewardsReady')}>
      <div className="flex items-center justify-between gap-4 px-4">
        <div className="min-w-0">
          <RewardAmount
            money={{ amount: earned, symbol: symbol ?? '' }}
            className="text-20 font-strong"
          />
          <p className="text-13 text-ink-2">{t('ofAllPledged')}</p>
        </div>
        <div className="flex-none">
          <ActionButton
            kind="secondary"
            size="small"
            blocker={action.blocker}
            missing={symbol === undefined ? ui('loading') : null}
            onPress={() => action.begin({ amount })}
          >
            {t('claim')}
          </ActionButton>
        </div>
      </div>
    </Section>
  );
}
