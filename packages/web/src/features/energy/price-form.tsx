import { MOST_BASE_PRICE, MOST_HOUR_PRICE, rentalPrice } from '@vellum/api/energy/energy-rental';
import { paths as wire } from '@vellum/api/wire/paths';
import { energyDesk } from '@vellum/contracts/energy';
import { type ReactNode, useState } from 'react';
import { costText, countText } from '../../shared/coins/cost-text.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { energyKeys } from '../../shared/paid-action/rental/rent-energy.ts';
import type { UsedPaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { AmountInput } from '../../shared/ui/fields/amount-input.tsx';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';
import { termText } from './term-words.ts';
import { type EnergyText, energyTexts } from './texts.ts';
import type { Prices } from './use-prices.ts';

type PriceFormProps = Readonly<{ prices: Prices; set: UsedPaidAction<SetPriceParams> }>;
type Entered = Readonly<{ base: bigint | null; hour: bigint | null; isOpen: boolean }>;

const examples = [
  [65_000n, 1],
  [131_000n, 1],
  [131_000n, 24],
] as const;

/** What the operator asks, with what renters will pay by it. */
export function PriceForm({ prices, set }: PriceFormProps): ReactNode {
  const t = useTexts(energyTexts);
  const { rates } = prices;
  const [entered, setEntered] = useState<Entered>({
    base: rates.basePrice,
    hour: rates.hourPrice,
    isOpen: prices.isOpen,
  });
  const change = (part: Partial<Entered>) => setEntered({ ...entered, ...part });
  const { base, hour, isOpen } = entered;
  return (
    <div className="grid gap-4 px-4">
      <p className="text-14 text-ink-2">{t('priceUnit')}</p>
      <div className="grid grid-cols-2 gap-3 max-[359px]:grid-cols-1">
        <PriceField
          label={t('basePrice')}
          value={base}
          most={MOST_BASE_PRICE}
          onChange={(value) => change({ base: value })}
        />
        <PriceField
          label={t('hourPrice')}
          value={hour}
          most={MOST_HOUR_PRICE}
          onChange={(value) => change({ hour: value })}
        />
      </div>
      <Segmented
        label={t('takes')}
        choices={[
          { value: 'open', label: t('open') },
          { value: 'shut', label: t('shut') },
        ]}
        value={isOpen ? 'open' : 'shut'}
        onChange={(value) => change({ isOpen: value === 'open' })}
      />
      <Examples prices={prices} entered={entered} />
      <ActionButton
        blocker={set.blocker}
        missing={useMissing(prices, entered)}
        onPress={() =>
          set.begin({ basePrice: Number(base ?? 0n), hourPrice: Number(hour ?? 0n), isOpen })
        }
      >
        {t('reviewPrices')}
      </ActionButton>
    </div>
  );
}

function useMissing({ rates, isOpen }: Prices, entered: Entered): string | null {
  const t = useTexts(energyTexts);
  const { base, hour } = entered;
  if (base === null || hour === null) return t('enterPrices');
  if (base > BigInt(MOST_BASE_PRICE) || hour > BigInt(MOST_HOUR_PRICE)) return t('enterPrices');
  const isSame = base === rates.basePrice && hour === rates.hourPrice && isOpen === entered.isOpen;
  return isSame ? t('samePrices') : null;
}

type PriceFieldProps = Readonly<{
  label: string;
  value: bigint | null;
  most: number;
  onChange: (value: bigint | null) => void;
}>;

function PriceField({ label, value, most, onChange }: PriceFieldProps): ReactNode {
  const t = useTexts(energyTexts);
  const isOver = value !== null && value > BigInt(most);
  const shown = { most: countText(most) };
  return (
    <AmountInput
      label={label}
      value={value}
      onChange={onChange}
      decimals={0}
      unit={t('sun')}
      note={
        isOver
          ? { kind: 'bad', text: t('overPrice', shown) }
          : { kind: 'hint', text: t('mostPrice', shown) }
      }
    />
  );
}

function Examples({ prices, entered }: Readonly<{ prices: Prices; entered: Entered }>): ReactNode {
  const t = useTexts(energyTexts);
  const asked = { basePrice: entered.base ?? 0n, hourPrice: entered.hour ?? 0n };
  return (
    <section aria-label={t('examples')}>
      <h3 className="text-14 text-ink-2">{t('examples')}</h3>
      <dl>
        {examples.map(([energy, hours]) => (
          <Figure
            key={`${energy}/${hours}`}
            name={t('example', { energy: countText(energy), time: termText(hours, t) })}
          >
            <span className="block">
              <b className="font-strong">{costText(rentalPrice(asked, energy, hours))}</b>{' '}
              <span className="text-ink-2">{'TRX'}</span>
            </span>
            <span className="text-13 text-ink-2">
              {t('now1', { price: `${costText(rentalPrice(prices.rates, energy, hours))} TRX` })}
            </span>
          </Figure>
        ))}
      </dl>
    </section>
  );
}

/** In sun for 1,000 energy. */
export type SetPriceParams = Readonly<{ basePrice: number; hourPrice: number; isOpen: boolean }>;

/** Operator: what is asked for rentals from now on. */
export const setPrice = definePaidAction<SetPriceParams, unknown, EnergyText>({
  key: 'energy.set-price',
  texts: energyTexts,
  lock: () => 'energy.set-price',
  needs: ['wallet', 'network'],
  summary: ({ params: { basePrice, hourPrice, isOpen }, t }) => ({
    review: t('priceReview'),
    doing: t('priceDoing'),
    done: t('priceDone'),
    undone: t('notSet'),
    give: [],
    giveNothing: t('priceGive'),
    get: t('priceGet', {
      base: countText(basePrice),
      hour: countText(hourPrice),
      takes: t(isOpen ? 'priceOpen' : 'priceShut'),
    }),
    canFail: t('onlyNetworkCost'),
  }),
  before: (params) => callSignedIn(wire.orders.prepare, { action: 'energy.set-price', ...params }),
  call: ({ basePrice, hourPrice, isOpen }, _order, { chain }) => ({
    contract: chain.contract('energyDesk'),
    call: energyDesk.setPrice(BigInt(basePrice), BigInt(hourPrice), isOpen),
  }),
  after: wire.orders.report,
  invalidate: () => energyKeys,
});
