import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Field, inputClass } from '../../shared/ui/field.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { boxTexts } from './texts.ts';

type VerifyFormProps = Readonly<{
  series: readonly Readonly<{ id: string; label: string }>[];
  seriesId: string;
  box: string;
  onSeries: (id: string) => void;
  onBox: (number: string) => void;
}>;

/** Which series, and which box of it. */
export function VerifyForm({ series, seriesId, box, onSeries, onBox }: VerifyFormProps): ReactNode {
  const t = useTexts(boxTexts);
  const [typed, setTyped] = useState(box);
  // Another box may come by a link while the page stands.
  useEffect(() => setTyped(box), [box]);
  return (
    <div className="grid grid-cols-[1fr_120px] gap-3 px-4 pt-3">
      <Field label={t('series')}>
        {(links) => (
          <>
            <select
              {...links}
              value={seriesId}
              onChange={({ target }) => onSeries(target.value)}
              className={`${inputClass} appearance-none`}
            >
              {series.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
            <Icon of={ChevronDown} size={20} className="pointer-events-none mr-2 text-primary" />
          </>
        )}
      </Field>
      <Field label={t('box')}>
        {(links) => (
          <input
            {...links}
            inputMode="numeric"
            placeholder={t('all')}
            value={typed}
            onChange={({ target }) => {
              const digits = target.value.replace(/\D/g, '').slice(0, 6);
              setTyped(digits);
              onBox(digits);
            }}
            onBlur={() => setTyped(box)}
            className={`${inputClass} font-mono placeholder:font-sans`}
          />
        )}
      </Field>
    </div>
  );
}
