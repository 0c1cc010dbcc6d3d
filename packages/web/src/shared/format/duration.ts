import { type Locale, writing } from '../i18n/locale.ts';
import { unbroken } from './unbroken.ts';

/** Spec §9: time is shown as days, hours, minutes, seconds. */
export type Duration = Readonly<{ days: number; hours: number; minutes: number; seconds: number }>;

/** What is left of a span of milliseconds, a begun second counting whole; never negative. */
export function durationOf(milliseconds: number): Duration {
  const total = Math.max(0, Math.ceil(milliseconds / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

const units = ['day', 'hour', 'minute', 'second'] as const;

/** `2d 10h 41m 07s`, `2 天 10 小時 41 分鐘 07 秒`, without leading empty parts; of the rest the largest, cut off. */
export function durationText(milliseconds: number, locale: Locale, most = 4): string {
  const { days, hours, minutes, seconds } = durationOf(milliseconds);
  const values = [days, hours, minutes, seconds];
  const first = values.findIndex((value, place) => value > 0 || place === 3);
  return units
    .map((unit, place) => unitText(locale, unit, values[place] ?? 0, place === 3 && first < 3))
    .slice(first, first + most)
    .join(' ');
}

/** No line breaks between a number and its unit. */
function unitText(locale: Locale, unit: string, value: number, isPadded: boolean): string {
  const format = { style: 'unit', unit, unitDisplay: 'narrow' } as const;
  const digits = { minimumIntegerDigits: isPadded ? 2 : 1 };
  const text = new Intl.NumberFormat(writing[locale].tag, { ...format, ...digits }).format(value);
  return unbroken(text);
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
