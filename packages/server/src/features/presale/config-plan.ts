import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { presaleChanges } from '@vellum/api/wire/choice-lists';
import type { WriteCall } from '@vellum/contracts/contract-face';
import { type PresalePlan, presale } from '@vellum/contracts/presale';
import type { Address } from '@vellum/tron/address';
import { bytesToUtf8 } from '@vellum/tron/bytes';
import { LARGEST_PRICE, secondsOf } from '../../launches/contract-numbers.ts';
import type { SaleParts } from '../../launches/sale-parts.ts';
import type { OrderPlan } from '../../orders/order-plan.ts';
import { type Refusals, tryCall } from '../../platform/chain/try-call.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { presaleProofs } from './presale-proofs.ts';

type Terms = Readonly<{
  startTime: number;
  endTime: number;
  presaleEthAmount: bigint;
  maxTotalNum: number;
  presaleMaxNum: number;
  softCapRate: number;
  userLPShare: number;
  devLPShare: number;
  devLPReceiver: Address;
  vestingDelay: number;
  vestingRate: number;
  vestingDis: number;
  backingShare: number;
}>;

type Change = Readonly<{ tokenAddress: Address; change: (typeof presaleChanges)[number] }> & {
  readonly [Name in keyof Terms]?: Terms[Name] | undefined;
};

/** What the creator may do: other terms before the start, calling it off before the end, unsold tokens back after. */
export function configPlan(parts: SaleParts): OrderPlan<Change> {
  return {
    kind: 'presale.configure',
    async prepare({ address, body }) {
      const { presale: contract } = await parts.launch(body.tokenAddress);
      const call = callOf(body);
      const tried = { sender: address, contract, call, refusal: presale.refusal };
      await tryCall(parts.client, tried, refusalsOf[body.change], { code: 'VALIDATION' });
      return { quote: {}, call: { contract, ...call } };
    },
    refusal: presale.refusal,
    proof: {
      ...presaleProofs.changed,
      or: { ...presaleProofs.failed, or: presaleProofs.reclaimed },
    },
  };
}

const always = (code: CodeWithParams) => () => code;

const refusalsOf: Readonly<Record<Change['change'], Refusals>> = {
  terms: {
    PresaleWrongStatus: always({ code: 'PRESALE_STARTED' }),
    PresaleConfigInvalid: ([field]) => ofField[wordOf(field)] ?? { code: 'VALIDATION' },
  },
  cancel: { PresaleWrongStatus: always({ code: 'NOT_IN_PRESALE' }) },
  reclaim: {
    PresaleWrongStatus: always({ code: 'NOTHING_TO_CLAIM' }),
    PresaleNothingToReclaim: always({ code: 'NOTHING_TO_CLAIM' }),
  },
};

const ofField: Readonly<Record<string, CodeWithParams>> = {
  startTime: { code: 'TIME_RANGE' },
  endTime: { code: 'TIME_RANGE' },
  softCapRate: { code: 'SOFTCAP_RANGE' },
};

/** The contract names fields by a word of 32 bytes. */
const wordOf = (field: unknown) =>
  field instanceof Uint8Array ? bytesToUtf8(field).replaceAll('\0', '') : '';

function callOf({ change, tokenAddress: _token, ...terms }: Change): WriteCall {
  if (change === 'cancel') return presale.cancel();
  if (change === 'reclaim') return presale.reclaimTokens();
  return presale.setPlan(planOf(terms));
}

/** The contract takes all terms at once, so none may be left out. */
function planOf(given: Partial<{ [Name in keyof Terms]: Terms[Name] | undefined }>): PresalePlan {
  const term = <Name extends keyof Terms>(name: Name): Terms[Name] => {
    const value = given[name];
    if (value === undefined) throw new Refusal({ code: 'FIELD_REQUIRED' });
    return value as Terms[Name];
  };
  const whole = (name: Exclude<keyof Terms, 'devLPReceiver'>) => BigInt(term(name));
  if (term('presaleEthAmount') > LARGEST_PRICE) throw new Refusal({ code: 'VALIDATION' });
  return {
    startTime: secondsOf(term('startTime')),
    endTime: secondsOf(term('endTime')),
    sharePrice: whole('presaleEthAmount'),
    shares: whole('maxTotalNum'),
    sharesPerBuyer: whole('presaleMaxNum'),
    softCapRate: whole('softCapRate'),
    userLpShare: whole('userLPShare'),
    creatorLpShare: whole('devLPShare'),
    creatorLpReceiver: term('devLPReceiver'),
    vestingDelay: whole('vestingDelay'),
    vestingRate: whole('vestingRate'),
    vestingInterval: whole('vestingDis'),
    backingShare: whole('backingShare'),
  };
}
