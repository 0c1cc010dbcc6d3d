import { cards } from '@vellum/contracts/cards';
import type { Address } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { claimRewards } from '../../shared/card-actions/claim-rewards.ts';
import { withdrawCredit } from '../../shared/card-actions/withdraw-credit.ts';
import { RewardAmount } from '../../shared/cards/reward-amount.tsx';
import { SunAmount } from '../../shared/cards/sun-amount.tsx';
import { useRewards } from '../../shared/cards/use-rewards.ts';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { amountText } from '../../shared/format/amount.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { type UsedPaidAction, usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { MissingPart } from '../../shared/ui/lists/missing-part.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { uiTexts } from '../../shared/ui/texts.ts';
import { useOnline } from '../../shared/ui/use-online.ts';
import { myCardTexts } from './texts.ts';

/** Money that the contract holds for the visitor, each sum with its way out; nothing when it holds nothing. */
export function WaitingPart({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(myCardTexts);
  const withdraw = usePaidAction(withdrawCredit);
  const claim = usePaidAction(claimRewards);
  const { earned, symbol, isMissing, again } = useRewards(address);
  const account = useChainRead(['cards', 'account', address], (chain) =>
    chain.read('cards', cards.accountOf(address)),
  );
  const credit = account.data?.credit ?? 0n;
  // Not before its coin can be named.
  const claimable = symbol === '' ? 0n : earned;
  const amount = `${amountText(claimable, COIN_DECIMALS, 6).short}\u00a0${symbol}`;
  const refusal = withdraw.refusal ?? claim.refusal;
  return (
    <>
      {account.isError && !account.data && (
        <MissingPart title={t('waiting')} text={t('creditFailed')} retry={account.refetch} />
      )}
      {isMissing && <MissingPart title={t('rewards')} text={t('rewardsFailed')} retry={again} />}
      {credit + claimable > 0n && (
        <Section title={t('waiting')}>
          {credit > 0n && (
            <Held
              name={t('credit')}
              detail={t('creditDetail')}
              amount={<SunAmount sun={credit} />}
              label={t('withdraw')}
              action={withdraw}
              params={{ credit: credit.toString() }}
            />
          )}
          {claimable > 0n && (
            <Held
              name={t('rewards')}
              detail={t('rewardsDetail')}
              amount={<RewardAmount money={{ amount: claimable, symbol }} />}
              label={t('claim')}
              action={claim}
              params={{ amount }}
            />
          )}
          {refusal !== null && (
            <div className="px-4 pt-2">
              <Notice kind="bad">{refusal}</Notice>
            </div>
          )}
        </Section>
      )}
      {withdraw.sheet}
      {claim.sheet}
    </>
  );
}

type HeldProps<P> = Readonly<{
  name: string;
  detail: string;
  amount: ReactNode;
  label: string;
  action: UsedPaidAction<P>;
  params: P;
}>;

function Held<P>({ name, detail, amount, label, action, params }: HeldProps<P>): ReactNode {
  const online = useOnline();
  const ui = useTexts(uiTexts);
  return (
    <div className="flex min-h-15 items-center gap-3 border-t border-line-soft px-4 py-2 first:border-t-0 first:pt-0">
      <div className="min-w-0 flex-1">
        <p className="text-14 text-ink-2">{name}</p>
        <p className="text-20">{amount}</p>
        <p className="text-13 text-ink-2">{detail}</p>
      </div>
      <Button
        kind="secondary"
        size="small"
        disabled={!online || action.blocker === 'network'}
        onClick={() => action.begin(params)}
      >
        {online ? label : ui('offlineNow')}
      </Button>
    </div>
  );
}
