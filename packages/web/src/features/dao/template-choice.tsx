import { type ReactNode, useId } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { radioClass } from '../../shared/ui/fields/radio-class.ts';
import { type Parameter, parameters } from './parameters.ts';
import { daoTexts } from './texts.ts';

type TemplateChoiceProps = Readonly<{
  chosen: Parameter;
  onChoose: (parameter: Parameter) => void;
}>;

/** Everything that can be proposed with a template. */
export function TemplateChoice({ chosen, onChoose }: TemplateChoiceProps): ReactNode {
  const t = useTexts(daoTexts);
  const name = useId();
  return (
    <fieldset className="px-4">
      <legend className="sr-only">{t('whatToChange')}</legend>
      {parameters.map((parameter) => (
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
  );
}
