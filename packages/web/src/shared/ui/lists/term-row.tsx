import { type ReactNode, useId } from 'react';

type TermRowProps<Term> = Readonly<{
  label: string;
  terms: readonly Term[];
  chosen: Term | null;
  onChoose: (term: Term) => void;
  keyOf: (term: Term) => number;
  /** What a term is called, and what it brings. */
  words: (term: Term) => Readonly<{ name: string; detail: string }>;
  isOff: (term: Term) => boolean;
}>;

/** Terms side by side, one of which is chosen; those that cannot be had are off. */
export function TermRow<Term>(props: TermRowProps<Term>): ReactNode {
  const { label, terms, chosen, onChoose, keyOf, words, isOff } = props;
  const group = useId();
  return (
    <fieldset className="px-4">
      <legend className="sr-only">{label}</legend>
      <div className="grid auto-cols-fr grid-flow-col overflow-hidden rounded-control border border-line bg-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-info">
        {terms.map((term) => (
          <label
            key={keyOf(term)}
            className="flex min-h-14 cursor-pointer flex-col items-center justify-center border-l border-line-soft px-1 text-center first:border-l-0 has-checked:bg-primary has-checked:font-strong has-checked:text-on-primary has-disabled:cursor-default has-disabled:bg-surface-2 has-disabled:text-ink-2"
          >
            <input
              type="radio"
              className="sr-only"
              name={group}
              checked={term === chosen}
              disabled={isOff(term)}
              onChange={() => onChoose(term)}
            />
            {words(term).name}
            <small className="text-13 font-normal">{words(term).detail}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
