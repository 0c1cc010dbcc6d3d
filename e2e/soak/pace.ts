import { until } from '@vellum/server/platform/until';

/** Lets time pass, as people do between two things; ends at once when `isOver` says so. */
export async function pass(milliseconds: number, isOver: () => boolean): Promise<void> {
  const everyMs = Math.max(1, Math.min(250, milliseconds));
  await until(() => (isOver() ? true : null), { everyMs, forMs: milliseconds });
}
