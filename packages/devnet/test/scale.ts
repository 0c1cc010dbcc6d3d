/** Whether everything is to be tried in full. */
export const isDeep = process.env['VELLUM_DEEP'] === '1';

/** A tenth of the full count, or all of it when VELLUM_DEEP=1. */
export function scaled(full: number): number {
  return isDeep ? full : Math.max(1, Math.ceil(full / 10));
}

/** A twentieth, of what takes long each time, or all of it when VELLUM_DEEP=1. */
export function scaledSlow(full: number): number {
  return isDeep ? full : Math.max(1, Math.ceil(full / 20));
}

/** Seed of everything random in a test file: VELLUM_SEED, or a new one; always printed. */
export function seedFor(what: string): number {
  const seed = Number(process.env['VELLUM_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
  console.log(`${what}: VELLUM_SEED=${seed}`);
  return seed;
}
