import { type ReactNode, useState } from 'react';
import { AddressInput } from '../../shared/contacts/address-input.tsx';
import { useClientState } from '../../shared/state/client-state.ts';
import { AmountInput } from '../../shared/ui/fields/amount-input.tsx';
import { Field, inputClass } from '../../shared/ui/fields/field.tsx';
import { SearchField } from '../../shared/ui/fields/search-field.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';

export function Inputs(): ReactNode {
  const [amount, setAmount] = useState<bigint | null>(500_000_000n);
  const [address, setAddress] = useState('');
  const [search, setSearch] = useState('');
  return (
    <Section title="Inputs">
      <div className="grid gap-4 px-4">
        <AmountInput
          label="Amount"
          aside="Balance 2,410.55"
          unit="VLM"
          decimals={6}
          value={amount}
          onChange={setAmount}
          max={2_410_550_000n}
        />
        <output className="text-14 text-ink-2" data-testid="amount">
          {String(amount)}
        </output>
        <AddressInput label="Inviter" text={address} onChange={(text) => setAddress(text)} />
        <Field label="Soft cap" note={{ kind: 'bad', text: 'That is 45 %. Enter 50 to 100 %.' }}>
          {(links) => <input {...links} className={inputClass} defaultValue="180,000" />}
        </Field>
        <Field label="Nick name" note={{ kind: 'good', text: 'Free' }}>
          {(links) => <input {...links} className={inputClass} defaultValue="Ada" />}
        </Field>
        <SearchField label="Name or address" value={search} onChange={setSearch} />
        <Step />
      </div>
    </Section>
  );
}

/** Client state on show: survives a reload. */
function Step(): ReactNode {
  const [step, setStep] = useClientState('step');
  return (
    <Field label="Step" note={{ kind: 'hint', text: 'Survives a reload' }}>
      {(links) => (
        <input
          {...links}
          className={inputClass}
          value={step ?? ''}
          onChange={(event) => setStep(event.target.value || null)}
        />
      )}
    </Field>
  );
}
