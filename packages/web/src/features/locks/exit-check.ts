import { locker } from '@vellum/contracts/locks';
import { selectorOf } from '@vellum/tron/abi/abi-lookup';
import { toHex } from '@vellum/tron/bytes';
import type { CodeMethods } from './code-methods.ts';

/** What the methods of the lock contract do, as its clients call them. */
const purposes = {
  lock: 'enters',
  lockByAdd: 'enters',
  extend: 'lengthens',
  unlock: 'exits',
} as const;

type Purpose = (typeof purposes)[keyof typeof purposes];

export type CheckedMethod = Readonly<{ name: string; purpose: Purpose | 'reads' }>;

/** What came out of holding the running code against what the lock contract may be able to do. */
export type ExitCheck = Readonly<{
  methods: readonly CheckedMethod[];
  /** Selectors of the code that are no method of the lock contract. */
  unknown: readonly string[];
  replacing: readonly string[];
  /** Nothing unknown, nothing replaceable, and every way in and out is there. */
  isRight: boolean;
}>;

/** The one way out is `unlock`, which refuses before its time; everything else must be known not to be one. */
export function checkExits({ selectors, replacing }: CodeMethods): ExitCheck {
  const known = knownMethods();
  const methods = selectors.flatMap((selector) => known.get(selector) ?? []).sort(byPurpose);
  const names = methods.map(({ name }) => name);
  const unknown = selectors.filter((selector) => !known.has(selector));
  const isWhole = Object.keys(purposes).every((name) => names.includes(name));
  return {
    methods,
    unknown,
    replacing,
    isRight: isWhole && unknown.length === 0 && replacing.length === 0,
  };
}

/** By selector. A method that could change something and has no purpose here stays unknown. */
function knownMethods(): ReadonlyMap<string, CheckedMethod> {
  const known = new Map<string, CheckedMethod>();
  for (const item of locker.abi) {
    if (item.type !== 'function') continue;
    const isRead = item.stateMutability === 'view';
    const purpose = isRead ? 'reads' : purposeOf(item.name);
    if (purpose) known.set(toHex(selectorOf(item)), { name: item.name, purpose });
  }
  return known;
}

function purposeOf(name: string): Purpose | undefined {
  return Object.hasOwn(purposes, name) ? purposes[name as keyof typeof purposes] : undefined;
}

const order: readonly CheckedMethod['purpose'][] = ['enters', 'lengthens', 'exits', 'reads'];

function byPurpose(a: CheckedMethod, b: CheckedMethod): number {
  return order.indexOf(a.purpose) - order.indexOf(b.purpose) || a.name.localeCompare(b.name);
}
