import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { uiTexts } from '../texts.ts';
import { amountOf, standsFor, textOfAmount, typedAmount } from './amount-typing.ts';
import { Field, type FieldNote, inputClass } from './field.tsx';

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
  note?: FieldNote | undefined;
  /** Stands in the empty field. */
  placeholder?: string;
}>;

/** Letters from which on an amount is set smaller, so that all of it is seen. */
const LONG = 13;

/** A word in place of an amount weighs no more than other words, and stands on the line of the unit. */
const isWord = /^\D/;

/** An amount of a coin in whole smallest units: nothing is ever rounded on the way. */
export function AmountInput(props: AmountInputProps): ReactNode {
  const { label, value, onChange, unit, aside, max, note, placeholder = '0' } = props;
  const t = useTexts(uiTexts);
  const isKnown = props.decimals !== undefined;
  const decimals = props.decimals ?? 0;
  const [typed, setTyped] = useState(() => textOfAmount(value, decimals));
  const shown = standsFor(typed, value, decimals) ? typed : textOfAmount(value, decimals);
  const isSmall = shown === '' ? isWord.test(placeholder) : shown.length > LONG;

  const type = (text: string) => {
    const next = typedAmount(text, decimals);
    setTyped(next);
    onChange(amountOf(next, decimals));
  };
  return (
    <Field label={label} aside={aside} note={note} tall>
      {(links) => (
        <>
          <input
            {...links}
            inputMode="decimal"
            autoComplete="off"
            disabled={!isKnown}
            placeholder={placeholder}
            value={shown}
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
