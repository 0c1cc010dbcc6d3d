import { watchSolvency } from '../features/solvency/watch-solvency.ts';
import type { Modules } from '../modules/modules.ts';
import { errorDetails } from '../platform/refusals/error-details.ts';
import { every } from './every.ts';

const REST_MS = 10_000;
const EMBEDDED_REST_MS = 1_000;

/** Looks at what is held and owed now and then: a part of the role keeper that needs no key. */
export const keepSolvency = ({ solvency, config, log }: Modules) =>
  every(config.network.name === 'devnet' ? EMBEDDED_REST_MS : REST_MS, () =>
    watchSolvency(solvency).catch((error: unknown) =>
      log.warn(errorDetails(error), 'solvency snapshot failed'),
    ),
  );
