import {
  type CandleInterval,
  candleIntervals,
  type PriceUnit,
  priceUnits,
} from '@vellum/api/wire/choice-lists';
import { Maximize } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { chartTexts } from './texts.ts';

export type ChartChoices = Readonly<{
  interval: CandleInterval;
  onInterval: (interval: CandleInterval) => void;
  unit: PriceUnit;
  onUnit: ((unit: PriceUnit) => void) | null;
}>;

type ChartControlsProps = ChartChoices & Readonly<{ onFull?: () => void }>;

/** Length of the candles, unit of the prices, and the way to the full screen. */
export function ChartControls(props: ChartControlsProps): ReactNode {
  const { interval, onInterval, unit, onUnit, onFull } = props;
  const t = useTexts(chartTexts);
  return (
    <div className="flex items-center gap-1 border-b border-line-soft pr-1.5 pl-2.5">
      <Choices
        label={t('interval')}
        choices={candleIntervals.map((value) => ({ value, label: t(`interval_${value}`) }))}
        value={interval}
        onChange={onInterval}
        place="flex-1 justify-between"
        look="h-11 border-b-3 border-transparent peer-checked:border-primary peer-checked:font-strong peer-checked:text-ink"
      />
      {onUnit && (
        <Choices
          label={t('unit')}
          choices={priceUnits.map((value) => ({ value, label: unitNames[value] }))}
          value={unit}
          onChange={onUnit}
          place="ml-1"
          look="h-9 rounded-full peer-checked:bg-primary peer-checked:text-on-primary"
        />
      )}
      {onFull && <IconButton of={Maximize} size={20} label={t('fullScreen')} onClick={onFull} />}
    </div>
  );
}

const unitNames = { trx: 'TRX', u: 'U' } as const;

type ChoicesProps<Value extends string> = Readonly<{
  label: string;
  choices: readonly Readonly<{ value: Value; label: string }>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Classes of the whole, and of each choice. */
  place: string;
  look: string;
}>;

function Choices<Value extends string>(props: ChoicesProps<Value>): ReactNode {
  const { label, choices, value, onChange, place, look } = props;
  const name = useId();
  return (
    <fieldset className={`flex min-w-0 ${place}`}>
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="relative flex min-h-11 cursor-pointer items-center justify-center"
        >
          <input
            type="radio"
            name={name}
            className="peer sr-only"
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span
            className={`flex items-center px-1.5 text-14 whitespace-nowrap peer-focus-visible:outline-2 peer-focus-visible:-outline-offset-2 peer-focus-visible:outline-info text-ink-2 ${look}`}
          >
            {choice.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
