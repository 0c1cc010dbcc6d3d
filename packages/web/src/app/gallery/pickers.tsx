import { type ReactNode, useState } from 'react';
import { countTyped } from '../../shared/ui/fields/amount-reading.ts';
import { ConfirmCheck } from '../../shared/ui/fields/confirm-check.tsx';
import { FilterChips } from '../../shared/ui/fields/filter-chips.tsx';
import { PercentField } from '../../shared/ui/fields/percent-field.tsx';
import { QuantityStepper } from '../../shared/ui/fields/quantity-stepper.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { TermRow } from '../../shared/ui/lists/term-row.tsx';

const views = [
  { value: 'all', label: 'All' },
  { value: 'presale', label: 'Presale' },
  { value: 'trading', label: 'Trading' },
  { value: 'soon', label: 'Ending soon' },
] as const;

const terms = [7, 30, 90, 180, 360] as const;

/** Choices among few, and the promise to have read. */
export function Pickers(): ReactNode {
  const [view, setView] = useState<(typeof views)[number]['value']>('all');
  const [count, setCount] = useState('2');
  const [term, setTerm] = useState<number | null>(90);
  const [isRead, setRead] = useState(false);
  return (
    <Section title="Pickers">
      <FilterChips label="Which" choices={views} value={view} onChange={setView} />
      <div className="grid gap-4 px-4 pt-3">
        <QuantityStepper
          label="How many cards"
          value={count}
          onChange={setCount}
          problem={countTyped(count) > 5 ? 'At most 5 in one go' : null}
          isCalm
          most={5}
        />
        <Percent />
        <TermRow
          label="Days"
          terms={terms}
          chosen={term}
          onChoose={setTerm}
          keyOf={(days) => days}
          words={(days) => ({ name: `${days} d`, detail: `${(days / 30).toFixed(1)} %` })}
          isOff={(days) => days === 360}
        />
        <ConfirmCheck
          label="I know that this cannot be undone"
          checked={isRead}
          onChange={setRead}
        />
      </div>
    </Section>
  );
}

function Percent(): ReactNode {
  const [bps, setBps] = useState(5_000);
  return <PercentField label="Part of it" value={bps} onChange={setBps} />;
}
