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

/** `2d 10h 41m 07s`, without leading empty parts. */
export function durationText(milliseconds: number): string {
  const { days, hours, minutes, seconds } = durationOf(milliseconds);
  const parts = [`${days}d`, `${hours}h`, `${minutes}m`, `${twoDigits(seconds)}s`];
  const first = [days, hours, minutes].findIndex((part) => part > 0);
  return first === -1 ? `${seconds}s` : parts.slice(first).join(' ');
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
