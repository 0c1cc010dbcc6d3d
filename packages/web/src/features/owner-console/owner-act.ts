import type { OwnerDeed } from '@vellum/api/wire/choice-lists';
import { paths as wire } from '@vellum/api/wire/paths';
import { cards } from '@vellum/contracts/cards';
import type { WriteCall } from '@vellum/contracts/contract-face';
import { ownership } from '@vellum/contracts/ownership';
import { tokenFactory } from '@vellum/contracts/token-launch';
import { addressIn } from '../../shared/chain/address-in.ts';
import type { Translate } from '../../shared/i18n/use-texts.ts';
import { definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { ownerKeys } from './owner-keys.ts';
import { ownerSummary } from './owner-summary.ts';
import { type OwnerText, ownerTexts } from './texts.ts';

/** `what` says in the reader's words which contract it is, `value` what it is set to; all else belongs to the action. */
export type ActParams = Readonly<{
  contract: string;
  deed: OwnerDeed;
  what: string;
  value: string;
  to: string | null;
  amount: string | null;
  enabled: boolean | null;
  coin: string | null;
  level: number | null;
  name: string | null;
  pledgeTime: number | null;
  pricedInU: boolean | null;
  weight: number | null;
  fund: string | null;
  uri: string | null;
}>;

/** An action with nothing entered yet. */
export const noFields = {
  ...{ value: '', to: null, amount: null, enabled: null, coin: null, level: null, name: null },
  ...{ pledgeTime: null, pricedInU: null, weight: null, fund: null, uri: null },
} as const;

/** A call that only the owner of a contract may make. */
export const ownerAct = definePaidAction<ActParams, unknown, OwnerText>({
  key: 'owner.act',
  texts: ownerTexts,
  lock: ({ contract, deed }) => `owner.act:${contract}:${deed}`,
  needs: ['wallet', 'network'],
  summary: ({ params, t }) =>
    ownerSummary(t, {
      deed: t(`deed_${params.deed}`),
      does: does(params, t),
      isForGood: params.deed === 'renounceOwnership',
    }),
  before: (params) => callSignedIn(wire.orders.prepare, bodyOf(params)),
  call: (params) => ({ contract: addressIn(params.contract), call: calls[params.deed](params) }),
  after: wire.orders.report,
  invalidate: () => ownerKeys,
});

function does({ deed, what, value, to }: ActParams, t: Translate<OwnerText>): string {
  return t(`does_${deed}`, { what, value, to: to ?? '' });
}

const given = <T>(value: T | null): T => {
  if (value === null) throw new Error('a field of the owner action is missing');
  return value;
};

const calls: Readonly<Record<OwnerDeed, (params: ActParams) => WriteCall>> = {
  transferOwnership: ({ to }) => ownership.transfer(addressIn(given(to))),
  acceptOwnership: () => ownership.accept(),
  renounceOwnership: () => ownership.renounce(),
  setCreationFee: ({ amount }) => tokenFactory.setCreationFee(BigInt(given(amount))),
  setEnabled: ({ enabled }) => tokenFactory.setEnabled(given(enabled)),
  sweep: () => tokenFactory.sweep(),
  sweepCoin: ({ coin }) => tokenFactory.sweepCoin(addressIn(given(coin))),
  setLevel: (params) =>
    cards.setLevel(BigInt(given(params.level)), {
      name: given(params.name),
      pledgeTime: BigInt(given(params.pledgeTime)),
      price: BigInt(given(params.amount)),
      pricedInU: given(params.pricedInU),
      isOpen: given(params.enabled),
      weight: BigInt(given(params.weight)),
      fund: addressIn(given(params.fund)),
    }),
  setUri: ({ level, uri }) => cards.setUri(BigInt(given(level)), given(uri)),
};

/** Only what the action needs is sent. */
function bodyOf(params: ActParams) {
  const { contract, deed, to, amount, coin, fund } = params;
  const { enabled, level, name, pledgeTime, pricedInU, weight, uri } = params;
  const plain = { enabled, level, name, pledgeTime, pricedInU, weight, uri };
  return {
    action: 'owner.act' as const,
    contract: addressIn(contract),
    deed,
    ...(to !== null && { to: addressIn(to) }),
    ...(amount !== null && { amount: BigInt(amount) }),
    ...(coin !== null && { coin: addressIn(coin) }),
    ...(fund !== null && { fund: addressIn(fund) }),
    ...withoutNulls(plain),
  };
}

type Given<T> = { [K in keyof T]?: NonNullable<T[K]> };

const withoutNulls = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Given<T>;
