import type { Address } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { type ReactNode, useState } from 'react';
import { AddressInput } from '../../../shared/contacts/address-input.tsx';
import type { TextOf } from '../../../shared/i18n/texts-of.ts';
import { type Translate, useTexts } from '../../../shared/i18n/use-texts.ts';
import { AmountInput } from '../../../shared/ui/fields/amount-input.tsx';
import { Field, inputClass } from '../../../shared/ui/fields/field.tsx';
import { Segmented } from '../../../shared/ui/fields/segmented.tsx';
import type { Unit, Value, Field as Written } from '../parameter.ts';
import { daoTexts } from '../texts.ts';
import { switchTexts, valueText } from '../value-text.ts';

type FieldInputProps = Readonly<{
  field: Written;
  value: Value | null;
  onChange: (value: Value | null) => void;
  old: Value | null;
  /** Of a payment: what there is. */
  holds: bigint | undefined;
}>;

const places = {
  ...{ TRX: COIN_DECIMALS, U: COIN_DECIMALS, VLM: COIN_DECIMALS, amount: COIN_DECIMALS },
  ...{ share: 2, percent: 0, count: 0, seconds: 0 },
} as const;
const MOST_TEXT = 200;

/** A value of a proposal, entered in its own unit. */
export function FieldInput({ field, value, onChange, old, holds }: FieldInputProps): ReactNode {
  const t = useTexts(daoTexts);
  const [text, setText] = useState(typeof value === 'string' ? value : '');
  const label = t(`field_${field.name}`);
  if (field.unit === 'address') {
    return (
      <AddressInput
        label={label}
        text={text}
        onChange={(typed, found: Address | null) => {
          setText(typed);
          onChange(found);
        }}
      />
    );
  }
  if (field.unit === 'text') {
    return (
      <Field label={label}>
        {(links) => (
          <input
            {...links}
            value={text}
            maxLength={MOST_TEXT}
            spellCheck={false}
            onChange={({ target }) => {
              setText(target.value);
              onChange(target.value.trim() === '' ? null : target.value.trim());
            }}
            className={inputClass}
          />
        )}
      </Field>
    );
  }
  if (field.unit === 'switch' || field.unit === 'answer') {
    const [on, off] = switchTexts(field.unit);
    return (
      <Segmented
        label={label}
        choices={[
          { value: 'on', label: t(on) },
          { value: 'off', label: t(off) },
        ]}
        value={typeof value === 'boolean' ? (value ? 'on' : 'off') : null}
        onChange={(chosen) => onChange(chosen === 'on')}
      />
    );
  }
  return <NumberInput {...{ field, label, onChange, old, holds }} value={value} />;
}

function NumberInput(props: FieldInputProps & Readonly<{ label: string }>): ReactNode {
  const { field, label, onChange, old, holds } = props;
  const t = useTexts(daoTexts);
  const { unit } = field;
  const value = typeof props.value === 'bigint' ? props.value : null;
  const problem = value === null ? null : boundsProblem(field, value, t);
  const aside =
    (holds !== undefined && t('thereIs', { value: valueText(holds, 'TRX', t) })) ||
    (old !== null && t('nowIs', { value: valueText(old, unit, t) }));
  return (
    <AmountInput
      label={label}
      value={value}
      onChange={onChange}
      decimals={places[unit as keyof typeof places]}
      unit={unitText(unit, t)}
      {...(aside && { aside })}
      note={problem === null ? undefined : { kind: 'bad', text: problem }}
    />
  );
}

function unitText(unit: Unit, t: Translate<TextOf<typeof daoTexts>>): string {
  if (unit === 'share' || unit === 'percent') return '%';
  if (unit === 'seconds') return t('seconds');
  return unit === 'count' || unit === 'amount' ? '' : unit;
}

/** What the contract would refuse. */
function boundsProblem(
  { unit, least, most }: Written,
  value: bigint,
  t: Translate<TextOf<typeof daoTexts>>,
): string | null {
  if (most !== undefined && value > most) {
    return t('atMost', { value: valueText(most, unit, t) });
  }
  if (least !== undefined && value < least) {
    return t('atLeast', { value: valueText(least, unit, t) });
  }
  return null;
}
