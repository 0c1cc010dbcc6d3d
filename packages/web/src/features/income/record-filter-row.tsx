import { incomeStates } from '@vellum/api/order-kinds/display-states';
import { incomeTypes } from '@vellum/api/wire/choice-lists';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { incomeWordTexts } from '../../shared/income/texts.ts';
import type { RecordFilter } from './income-queries.ts';
import { incomeTexts } from './texts.ts';

const choices = ['all', 'withdrawal', ...incomeTypes] as const;
type Choice = (typeof choices)[number];

type RecordFilterRowProps = Readonly<{
  filter: RecordFilter;
  onFilter: (filter: RecordFilter) => void;
}>;

/** Which records are listed: by source, and by state. */
export function RecordFilterRow({ filter, onFilter }: RecordFilterRowProps): ReactNode {
  const t = useTexts(incomeTexts);
  const name = useId();
  const chosen: Choice = filter.kind === 'withdrawal' ? 'withdrawal' : (filter.type ?? 'all');
  const choose = (choice: Choice) => {
    const status = filter.status ? { status: filter.status } : {};
    if (choice === 'all') onFilter(status);
    else
      onFilter(choice === 'withdrawal' ? { ...status, kind: choice } : { ...status, type: choice });
  };
  return (
    <>
      <fieldset className="flex min-w-0 gap-2 overflow-x-auto px-4 [scrollbar-width:none]">
        <legend className="sr-only">{t('filter')}</legend>
        {choices.map((choice) => (
          <label
            key={choice}
            className="relative flex min-h-11 flex-none cursor-pointer items-center"
          >
            <input
              type="radio"
              name={name}
              className="peer sr-only"
              checked={choice === chosen}
              onChange={() => choose(choice)}
            />
            <span className="flex h-9 items-center rounded-full border border-line-soft bg-surface px-4 text-14 peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-info">
              {t(`filter_${choice}`)}
            </span>
          </label>
        ))}
      </fieldset>
      <StateChoice filter={filter} onFilter={onFilter} />
    </>
  );
}

function StateChoice({ filter, onFilter }: RecordFilterRowProps): ReactNode {
  const t = useTexts(incomeTexts);
  const words = useTexts(incomeWordTexts);
  const id = useId();
  const choose = (text: string) => {
    const { status: _, ...rest } = filter;
    const status = incomeStates.find((state) => state === text);
    onFilter(status ? { ...rest, status } : rest);
  };
  return (
    <div className="flex items-center gap-2 px-4 text-14">
      <label htmlFor={id} className="text-ink-2">
        {t('state')}
      </label>
      <select
        id={id}
        value={filter.status ?? ''}
        onChange={(event) => choose(event.target.value)}
        className="field-sizing-content min-h-11 bg-transparent pr-2 text-14 text-primary"
      >
        <option value="">{t('allStates')}</option>
        {incomeStates.map((state) => (
          <option key={state} value={state}>
            {words(`state_${state}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
