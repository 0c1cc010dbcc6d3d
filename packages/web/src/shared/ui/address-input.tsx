import { type Address, parseAddress } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { Field, type FieldNote, inputClass } from './field.tsx';
import { useTexts } from './use-texts.ts';

type AddressInputProps = Readonly<{
  label: string;
  text: string;
  /** Of the field, where a page leads to it. */
  name?: string;
  onLeave?: () => void;
  /** The text as typed, and the address it stands for when its checksum is right. */
  onChange: (text: string, address: Address | null) => void;
  note?: FieldNote | undefined;
}>;

/** An address, checked as it is typed: a wrong letter cannot pass its checksum. */
export function AddressInput(props: AddressInputProps): ReactNode {
  const { label, text, name, onLeave, onChange, note } = props;
  const t = useTexts();
  const change = (raw: string) => {
    const next = raw.trim();
    onChange(next, parseAddress(next));
  };
  const complete = text.length >= 34;
  const own: FieldNote | undefined =
    complete && !parseAddress(text) ? { kind: 'bad', text: t('addressWrong') } : undefined;
  return (
    <Field label={label} note={note ?? own}>
      {(links) => (
        <>
          <input
            {...links}
            name={name}
            onBlur={onLeave}
            value={text}
            onChange={(event) => change(event.target.value)}
            maxLength={64}
            placeholder="T…"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            className={`${inputClass} font-mono`}
          />
          <button
            type="button"
            className="min-h-11 min-w-11 px-3 text-14 font-strong text-primary"
            onClick={() => void paste(change)}
          >
            {t('paste')}
          </button>
        </>
      )}
    </Field>
  );
}

async function paste(change: (text: string) => void): Promise<void> {
  try {
    change(await navigator.clipboard.readText());
  } catch {
    // Reading was not allowed; the field is there to type or paste by hand.
  }
}
