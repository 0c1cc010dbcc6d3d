import { readTypedAmount } from '@vellum/api/typed-text/typed-amount';
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Icon } from '../art/icon.tsx';
import { uiTexts } from '../texts.ts';
import { AmountEcho } from './amount-echo.tsx';
import { amountReading, countTyped } from './amount-reading.ts';
import { understoodText, useAmountRefusal } from './amount-words.ts';

type QuantityStepperProps = Readonly<{
  label: string;
  /** As typed: may be empty. */
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with it, read out as it appears. */
  problem: string | null;
  /** Nobody's mistake: the sale is not open. */
  isCalm: boolean;
  most: number;
}>;

/** How many: by two buttons or typed, which stays as typed. `countTyped` reads it. */
export function QuantityStepper(props: QuantityStepperProps): ReactNode {
  const { label, value, onChange, most } = props;
  const t = useTexts(uiTexts);
  const note = useId();
  const read = readTypedAmount(value, amountReading(0));
  const refusal = useAmountRefusal(read, 0);
  const problem = refusal?.text ?? props.problem;
  const isCalm = !refusal && props.isCalm;
  const isWrong = problem !== null && !isCalm;
  const count = countTyped(value);
  const isPlain = read.kind !== 'amount' || understoodText(read.units, 0, '') === value;
  return (
    <>
      <div
        className={`grid grid-cols-[52px_1fr_52px] overflow-hidden rounded-control border bg-surface has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-info ${isWrong ? 'border-down' : 'border-line'}`}
      >
        <StepButton
          label={t('fewer')}
          icon={Minus}
          disabled={count <= 1}
          onPress={() => onChange(String(Math.max(1, count - 1)))}
        />
        <input
          aria-label={label}
          aria-invalid={isWrong || undefined}
          aria-describedby={note}
          inputMode="numeric"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="h-[58px] w-full min-w-0 border-x border-line-soft bg-transparent text-center text-24 font-strong outline-none"
        />
        <StepButton
          label={t('more')}
          icon={Plus}
          disabled={count >= most}
          onPress={() => onChange(String(count + 1))}
        />
      </div>
      {!isPlain && (
        <p className="mt-2">
          <AmountEcho read={read} decimals={0} unit="" />
        </p>
      )}
      <p
        id={note}
        role={isCalm ? 'status' : 'alert'}
        className={`mt-2 text-14 empty:hidden ${isCalm ? 'text-ink-2' : 'text-down'}`}
      >
        {problem}
      </p>
    </>
  );
}

type StepButtonProps = Readonly<{
  label: string;
  icon: typeof Minus;
  disabled: boolean;
  onPress: () => void;
}>;

function StepButton({ label, icon, disabled, onPress }: StepButtonProps): ReactNode {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      className="grid min-h-[58px] place-items-center text-primary disabled:text-line"
    >
      <Icon of={icon} size={20} />
    </button>
  );
}
