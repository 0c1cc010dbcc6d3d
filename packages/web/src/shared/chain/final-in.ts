/** How long something takes, in the unit that people would say it in. */
export type AboutTime = Readonly<{ unit: 'seconds' | 'minutes'; n: number }>;

/** When a block that was just made is final, from the network's own time for it in milliseconds. */
export function finalIn(milliseconds: number): AboutTime {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  if (seconds < 45) return { unit: 'seconds', n: seconds };
  return { unit: 'minutes', n: Math.round(seconds / 60) };
}
