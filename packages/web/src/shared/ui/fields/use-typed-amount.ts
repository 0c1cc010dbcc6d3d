import {
  readTypedAmount,
  type TypedAmount,
  writtenAmount,
} from '@vellum/api/typed-text/typed-amount';
import { useEffect, useState } from 'react';
import { amountReading } from './amount-reading.ts';

type Entry = Readonly<{
  text: string;
  /** What the text was understood as. */
  value: bigint | null;
  /** Those it was typed for; null where the app wrote it. */
  typedFor: number | null;
}>;

type Used = Readonly<{ text: string; read: TypedAmount; type: (text: string) => void }>;

/**
 * The text of a field as it was typed, beside the value it stands for. Another value from outside, as of a Max button,
 * takes its place; another number of decimals reads it again.
 */
export function useTypedAmount(
  value: bigint | null,
  onChange: (value: bigint | null) => void,
  decimals: number,
  largest?: bigint,
): Used {
  const [entry, setEntry] = useState<Entry>(() => written(value, decimals));
  const isOwn = entry.typedFor !== null && entry.value === value;
  const shown = isOwn ? entry : written(value, decimals);
  const type = (text: string) => {
    const next = readWithin(text, decimals, largest);
    const units = next.kind === 'amount' ? next.units : null;
    setEntry({ text, value: units, typedFor: decimals });
    if (units !== value) onChange(units);
  };
  const isStale = isOwn && entry.typedFor !== decimals;
  useEffect(() => {
    if (isStale) type(entry.text);
  });
  const read = isOwn ? readWithin(entry.text, decimals, largest) : known(value);
  return { text: shown.text, read, type };
}

function readWithin(text: string, decimals: number, largest: bigint | undefined): TypedAmount {
  const read = readTypedAmount(text, amountReading(decimals));
  const isOver = largest !== undefined && read.kind === 'amount' && read.units > largest;
  return isOver ? { kind: 'refused', refusal: { reason: 'large' } } : read;
}

function written(value: bigint | null, decimals: number): Entry {
  return { text: value === null ? '' : writtenAmount(value, decimals), value, typedFor: null };
}

function known(value: bigint | null): TypedAmount {
  return value === null ? { kind: 'empty' } : { kind: 'amount', units: value };
}
