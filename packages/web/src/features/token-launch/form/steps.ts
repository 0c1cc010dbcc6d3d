import type { FormField } from './form-problems.ts';

export const steps = ['token', 'supply', 'presale', 'liquidity', 'check'] as const;
export type StepName = (typeof steps)[number];

const fieldsOf: Readonly<Record<StepName, readonly FormField[]>> = {
  token: ['name', 'symbol', 'supply', 'description', 'website', 'telegram', 'twitter', 'image'],
  supply: [
    'lpSupply',
    'tradeSupply',
    'tradeShares',
    'tradePrice',
    'tradeMaxShares',
    'burnInterval',
    'burnRatio',
    'burnStop',
  ],
  presale: ['hardCap', 'softCap', 'shares', 'maxShares', 'startTime', 'endTime'],
  liquidity: [
    'userLpShare',
    'devShare',
    'devLpReceiver',
    'vestingDelay',
    'vestingInterval',
    'vestingRounds',
    'backingShare',
  ],
  check: [],
};

/** The step that was being worked on; the first one when it is none. */
export function stepOf(kept: string | null): StepName {
  return steps.find((step) => step === kept) ?? 'token';
}

/** Where a field is entered. */
export function stepWith(field: FormField): StepName {
  return steps.find((step) => fieldsOf[step].includes(field)) ?? 'token';
}

/** Problems of the fields of a step, in its order; of all fields for the last one. */
export function problemsIn<P>(
  step: StepName,
  problems: ReadonlyMap<FormField, P>,
): ReadonlyMap<FormField, P> {
  if (step === 'check') return problems;
  const own = fieldsOf[step].filter((field) => problems.has(field));
  return new Map(own.map((field) => [field, problems.get(field) as P]));
}
