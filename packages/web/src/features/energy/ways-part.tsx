import { useQuery } from '@tanstack/react-query';
import { breakEven, rentalPrice, stakeForEnergy } from '@vellum/api/energy/energy-rental';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { costText, countText } from '../../shared/coins/cost-text.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Section } from '../../shared/ui/lists/section.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { deskQuery } from './energy-queries.ts';
import { spanText, termText } from './term-words.ts';
import { energyTexts } from './texts.ts';
import type { Prices } from './use-prices.ts';
import { useRentingFee } from './use-renting-fee.ts';

type WaysPartProps = Readonly<{
  address: Address | null;
  energy: bigint;
  hours: number;
  prices: Prices;
  own: bigint | undefined;
}>;

const SUN = 1_000_000n;

/** Renting beside burning and what one has: the cost of each, from the desk and from the chain's parameters. */
export function WaysPart({ address, energy, hours, prices, own = 0n }: WaysPartProps): ReactNode {
  const t = useTexts(energyTexts);
  const { rates, sunPerEnergy } = prices;
  const { data: desk } = useQuery(deskQuery);
  const rest = energy > own ? energy - own : 0n;
  const price = rentalPrice(rates, energy, hours);
  const network = useRentingFee({ address, energy, hours, sunPerEnergy });
  const [rent, ownFirst, burn] = [price + network, rest * sunPerEnergy, energy * sunPerEnergy];
  const most = dearest([rent, ownFirst, burn]);
  const time = termText(hours, t);
  const median = desk?.record.median ?? null;
  return (
    <Section title={t('waysToPay')} aside={t('ofEnergy', { energy: countText(energy) })}>
      <ul className="px-4">
        <Way name={t('rentFor', { time })} sun={rent} most={most} solid>
          {median === null ? t('rentHereSoon') : t('rentHere', { time: spanText(median, t) })}
          <span className="block">
            {t('rentParts', { price: trxText(price), network: trxText(network) })}
          </span>
        </Way>
        {address !== null && (
          <Way name={t('ownFirst')} sun={ownFirst} most={most}>
            {rest === 0n
              ? t('ownEnough', { own: countText(own) })
              : t('ownText', { own: countText(own), rest: countText(rest) })}
          </Way>
        )}
        <Way name={t('burn')} sun={burn} most={most}>
          {t('burnText', { sun: countText(sunPerEnergy) })}
        </Way>
      </ul>
      <Advice {...{ energy, hours, prices, rent }} />
    </Section>
  );
}

type AdviceProps = Pick<WaysPartProps, 'energy' | 'hours' | 'prices'> & Readonly<{ rent: bigint }>;

/** From how much energy on renting pays off, and what to stake instead. */
function Advice({ energy, hours, prices, rent }: AdviceProps): ReactNode {
  const t = useTexts(energyTexts);
  const { sunPerEnergy } = prices;
  return (
    <div className="grid gap-3 px-4 pt-3">
      <Notice>
        {rent < energy * sunPerEnergy
          ? t('paysOff', {
              least: countText(breakEven(rent, sunPerEnergy)),
              ...{ energy: countText(energy), time: termText(hours, t) },
            })
          : t('neverPays', { energy: countText(energy) })}
      </Notice>
      <p className="text-14 text-ink-2">
        {t('stakeHint', {
          energy: countText(energy),
          stake: `${countText(stakeForEnergy(energy, prices.network) / SUN)}\u00a0TRX`,
          days: t('days', { n: prices.unstakeDays }),
        })}
      </p>
    </div>
  );
}

const trxText = (sun: bigint) => `${costText(sun)}\u00a0TRX`;

function dearest(sums: readonly bigint[]): bigint {
  return sums.toSorted((a, b) => Number(b - a))[0] ?? 0n;
}

type WayProps = Readonly<{
  name: string;
  sun: bigint;
  most: bigint;
  solid?: boolean;
  children: ReactNode;
}>;

/** Solid is rented; hatched is burned. */
function Way({ name, sun, most, solid = false, children }: WayProps): ReactNode {
  const share = most === 0n ? 0 : Number((sun * 10_000n) / most) / 100;
  return (
    <li className="grid gap-2 border-t border-line-soft py-3 first:border-t-0">
      <span className="flex items-baseline justify-between gap-3">
        <span>{name}</span>
        <span className="whitespace-nowrap">
          <b className="text-18 font-strong">{costText(sun)}</b>{' '}
          <span className="text-14 text-ink-2">{'TRX'}</span>
        </span>
      </span>
      <span
        aria-hidden
        className={`block h-2.5 rounded-[3px] ${solid ? 'bg-primary' : 'hatched border border-primary [--hatch:var(--primary)]'}`}
        style={{ width: `${Math.max(1, share)}%` }}
      />
      <span className="text-14 text-ink-2">{children}</span>
    </li>
  );
}
