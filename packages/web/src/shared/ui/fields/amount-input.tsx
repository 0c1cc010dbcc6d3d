import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { uiTexts } from '../texts.ts';
import { AmountEcho } from './amount-echo.tsx';
import { useAmountRefusal } from './amount-words.ts';
import { Field, type FieldNote, inputClass } from './field.tsx';
import { useTypedAmount } from './use-typed-amount.ts';

type AmountInputProps = Readonly<{
  label: string;
  /** Smallest units; null while nothing valid is entered. */
  value: bigint | null;
  onChange: (value: bigint | null) => void;
  /** Undefined while the coin is not known: nothing can be entered then. */
  decimals: number | undefined;
  unit: string;
  aside?: ReactNode;
  /** What the Max button fills in; without it there is no such button. */
  max?: bigint | undefined;
  /** Above it a number is refused as too large: more than whoever uses the value can hold. */
  largest?: bigint;
  note?: FieldNote | undefined;
  /** What the amount is worth or costs, beside what was understood: `about 640 TRX`. */
  worth?: ReactNode;
  /** Stands in the empty field. */
  placeholder?: string;
}>;

/** Letters from which on an amount is set smaller, so that all of it is seen. */
const LONG = 13;

/** A word in place of an amount weighs no more than other words, and stands on the line of the unit. */
const isWord = /^\D/;

/** An amount in whole smallest units. What is typed stays as typed; below it stands what was understood. */
export function AmountInput(props: AmountInputProps): ReactNode {
  const { label, value, onChange, unit, aside, max, note, worth, placeholder = '0' } = props;
  const t = useTexts(uiTexts);
  const isKnown = props.decimals !== undefined;
  const decimals = props.decimals ?? 0;
  const { text, read, type } = useTypedAmount(value, onChange, decimals, props.largest);
  const refusal = useAmountRefusal(read, decimals);
  const isSmall = text === '' ? isWord.test(placeholder) : text.length > LONG;
  const echo = read.kind === 'amount' && (
    <AmountEcho read={read} decimals={decimals} unit={unit} worth={worth} />
  );
  return (
    <Field label={label} aside={aside} echo={echo} note={refusal ?? note} tall>
      {(links) => (
        <>
          <input
            {...links}
            inputMode="decimal"
            autoComplete="off"
            disabled={!isKnown}
            placeholder={placeholder}
            value={text}
            onChange={(event) => type(event.target.value)}
            className={`${inputClass} h-14! ${isSmall ? '' : 'text-24!'} font-strong placeholder:font-normal`}
          />
          <span className="pr-2 text-14 text-ink-2">{unit}</span>
          {isKnown && max !== undefined && (
            <button
              type="button"
              className="min-h-11 min-w-11 px-3 text-14 font-strong text-primary"
              onClick={() => onChange(max)}
            >
              {t('max')}
            </button>
          )}
        </>
      )}
    </Field>
  );
}
