import type { Locale } from '../i18n/locale.ts';

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

const units: Readonly<Record<Locale, readonly [string, string, string, string]>> = {
  en: ['d', 'h', 'm', 's'],
  'zh-TW': ['\u00a0天', '\u00a0小時', '\u00a0分', '\u00a0秒'],
};

/** `2d 10h 41m 07s`, `2 天 10 小時 41 分 07 秒`, without leading empty parts; of the rest the largest, cut off. */
export function durationText(milliseconds: number, locale: Locale, most = 4): string {
  const { days, hours, minutes, seconds } = durationOf(milliseconds);
  const [day, hour, minute, second] = units[locale];
  const parts = [
    `${days}${day}`,
    `${hours}${hour}`,
    `${minutes}${minute}`,
    `${twoDigits(seconds)}${second}`,
  ];
  const first = [days, hours, minutes].findIndex((part) => part > 0);
  return first === -1 ? `${seconds}${second}` : parts.slice(first, first + most).join(' ');
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
