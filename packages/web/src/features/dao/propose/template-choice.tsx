import { type ReactNode, useId } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { FilterChips } from '../../../shared/ui/fields/filter-chips.tsx';
import { radioClass } from '../../../shared/ui/fields/radio-class.ts';
import { contractName } from '../function-call.tsx';
import type { Parameter } from '../parameter.ts';
import { parameters } from '../parameters.ts';
import { daoTexts } from '../texts.ts';

type TemplateChoiceProps = Readonly<{
  chosen: Parameter;
  onChoose: (parameter: Parameter) => void;
}>;

const contracts = [...new Set(parameters.map(({ contract }) => contract))];

/** The first thing that can be set in a contract; of any contract when it has none. */
export const firstOf = (contract: string | null): Parameter =>
  parameters.find((one) => one.contract === contract) ?? (parameters[0] as Parameter);

/** Everything that can be proposed with a template, contract by contract. */
export function TemplateChoice({ chosen, onChoose }: TemplateChoiceProps): ReactNode {
  const t = useTexts(daoTexts);
  const name = useId();
  const choices = contracts.map((value) => ({ value, label: contractName(value, t) }));
  const offered = parameters.filter(({ contract }) => contract === chosen.contract);
  return (
    <>
      <FilterChips
        label={t('contract')}
        choices={choices}
        value={chosen.contract}
        onChange={(contract) => onChoose(firstOf(contract))}
      />
      <fieldset className="px-4">
        <legend className="sr-only">{t('whatToChange')}</legend>
        {offered.map((parameter) => (
          <label
            key={parameter.name}
            className="flex min-h-13 cursor-pointer items-center gap-3 border-t border-line-soft first-of-type:border-t-0"
          >
            <input
              type="radio"
              name={name}
              className={radioClass}
              checked={parameter === chosen}
              onChange={() => onChoose(parameter)}
            />
            <span className="min-w-0">{t(`template_${parameter.name}`)}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
