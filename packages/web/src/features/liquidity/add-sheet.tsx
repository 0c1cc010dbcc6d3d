import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { exactSentence } from '../../shared/coins/coin-amount.tsx';
import { useBalance } from '../../shared/coins/use-balance.ts';
import { percentText } from '../../shared/format/percent.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { LpFacts } from '../../shared/lp/lp-facts.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import { useProblemNote } from '../../shared/paid-action/errors/use-error-sentence.ts';
import type { Blocker } from '../../shared/paid-action/use-paid-action.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { AmountInput } from '../../shared/ui/fields/amount-input.tsx';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';
import { Sheet } from '../../shared/ui/overlays/sheet.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import type { AddBothParams } from './add-both.tsx';
import { addBothParams } from './add-both-params.ts';
import {
  type Amounts,
  amountsProblem,
  type Held,
  matched,
  noAmounts,
  type Side,
} from './added-amounts.ts';
import { liquidityTexts } from './texts.ts';

const tolerances = ['10', '50', '100'] as const;

/** Sun that stay for network fees when all TRX is added. */
const KEPT_SUN = 50_000_000n;

type AddSheetProps = Readonly<{
  address: Address;
  facts: LpFacts;
  open: boolean;
  onClose: () => void;
  onReview: (params: AddBothParams) => void;
  blocker: Blocker | null;
}>;

/** Both coins at the ratio of the pool: one is typed, the other follows. */
export function AddSheet(props: AddSheetProps): ReactNode {
  const { address, facts, open, onClose, onReview, blocker } = props;
  const t = useTexts(liquidityTexts);
  const clock = useChainClock();
  const [amounts, setAmounts] = useState(noAmounts);
  const [tolerance, setTolerance] = useState<(typeof tolerances)[number]>('50');
  const held = useHeld(address, facts);
  const problem = amountsProblem(amounts, held, facts);
  const review = () => onReview(addBothParams(facts, amounts, Number(tolerance), clock()));
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('in_title')}
      detail={`${facts.token.coin.symbol} + ${facts.base.coin.symbol}`}
      footer={
        problem ? (
          <Button disabled>
            {t(problem.problem.code === 'AMOUNT_REQUIRED' ? 'out_enter' : 'add_check')}
          </Button>
        ) : (
          <ActionButton blocker={blocker} onPress={review}>
            {t('out_continue')}
          </ActionButton>
        )
      }
    >
      <div className="grid gap-4">
        <Fields facts={facts} amounts={amounts} onChange={setAmounts} held={held} />
        <Segmented
          label={t('out_tolerance')}
          choices={tolerances.map((one) => ({ value: one, label: percentText(Number(one)) }))}
          value={tolerance}
          onChange={setTolerance}
        />
        <Notice>{t('in_notLocked')}</Notice>
        <p className="text-13 text-ink-2">{t('lossNote')}</p>
      </div>
    </Sheet>
  );
}

function useHeld(address: Address, facts: LpFacts): Held {
  return {
    token: useBalance(address, facts.token.place),
    base: useBalance(address, facts.isTrx ? null : facts.base.place),
  };
}

type FieldsProps = Readonly<{
  facts: LpFacts;
  amounts: Amounts;
  onChange: (amounts: Amounts) => void;
  held: Held;
}>;

function Fields(props: FieldsProps): ReactNode {
  const problem = amountsProblem(props.amounts, props.held, props.facts);
  return (['token', 'base'] as const).map((side) => (
    <SideField
      key={side}
      {...props}
      side={side}
      held={props.held[side]}
      problem={problem?.side === side ? problem.problem : null}
    />
  ));
}

type SideFieldProps = Readonly<{
  facts: LpFacts;
  side: Side;
  amounts: Amounts;
  onChange: (amounts: Amounts) => void;
  held: bigint | undefined;
  problem: CodeWithParams | null;
}>;

function SideField({ facts, side, amounts, onChange, held, problem }: SideFieldProps): ReactNode {
  const t = useTexts(liquidityTexts);
  const { coin } = facts[side];
  const isNative = side === 'base' && facts.isTrx;
  const kept = isNative ? KEPT_SUN : 0n;
  const most = held === undefined ? undefined : held > kept ? held - kept : 0n;
  return (
    <AmountInput
      label={t('in_amount', { coin: coin.symbol })}
      value={amounts[side]}
      onChange={(amount) => onChange(matched(facts, side, amount))}
      decimals={coin.decimals}
      unit={coin.symbol}
      max={most}
      note={useProblemNote(problem)}
      aside={held !== undefined && t('add_balance', { amount: exactSentence(held, coin) })}
    />
  );
}
