import type { refusalsOfTerms, TypedTerms } from '@vellum/api/token-launch/terms-refusals';
import { fromHexAddress } from '@vellum/tron/address';
import type { PresaleTerms } from './configure-presale.tsx';
import type { OwnerText } from './texts.ts';
import type { OwnedLaunch } from './use-owned-launch.ts';

export type TermName = keyof TypedTerms;
export type TermProblems = ReturnType<typeof refusalsOfTerms>;

const MS = 1000;

export function termsOf({ terms }: Pick<OwnedLaunch, 'terms'>): PresaleTerms {
  return {
    startTime: Number(terms.startTime) * MS,
    endTime: Number(terms.endTime) * MS,
    presaleEthAmount: terms.presaleEthAmount.toString(),
    maxTotalNum: Number(terms.maxTotalNum),
    presaleMaxNum: Number(terms.presaleMaxNum),
    softCapRate: Number(terms.softCapRate),
    userLPShare: Number(terms.userLPShare),
    devLPShare: Number(terms.devLPShare),
    devLPReceiver: fromHexAddress(terms.devLPReceiver),
    vestingDelay: Number(terms.vestingDelay),
    vestingRate: Number(terms.vestingRate),
    vestingDis: Number(terms.vestingDis),
    backingShare: Number(terms.backingShare),
  };
}

/** What the form begins with. */
export function typedOf(terms: PresaleTerms): TypedTerms {
  return {
    startTime: terms.startTime,
    endTime: terms.endTime,
    presaleEthAmount: BigInt(terms.presaleEthAmount),
    maxTotalNum: BigInt(terms.maxTotalNum),
    presaleMaxNum: BigInt(terms.presaleMaxNum),
    softCapRate: BigInt(terms.softCapRate),
  };
}

export const changedNames = (before: TypedTerms, typed: TypedTerms): readonly TermName[] =>
  (Object.keys(before) as TermName[]).filter((name) => before[name] !== typed[name]);

/** The terms with what was typed; null while something is missing. */
export function termsWith(terms: PresaleTerms, typed: TypedTerms): PresaleTerms | null {
  const { startTime, endTime, presaleEthAmount, maxTotalNum, presaleMaxNum, softCapRate } = typed;
  if (startTime === null || endTime === null || presaleEthAmount === null) return null;
  if (maxTotalNum === null || presaleMaxNum === null || softCapRate === null) return null;
  return {
    ...{ ...terms, startTime, endTime, presaleEthAmount: presaleEthAmount.toString() },
    ...{ maxTotalNum: Number(maxTotalNum), presaleMaxNum: Number(presaleMaxNum) },
    softCapRate: Number(softCapRate),
  };
}

/** Why there is nothing to review yet. */
export function termsMissing(
  before: TypedTerms,
  typed: TypedTerms,
  problems: TermProblems,
): OwnerText | null {
  if (changedNames(before, typed).length === 0) return 'nothingChanged';
  const isOpen = (name: TermName) => typed[name] === null || problems[name] !== undefined;
  if (isOpen('startTime') || isOpen('endTime')) return 'enterTime';
  return (Object.keys(typed) as TermName[]).some(isOpen) ? 'enterAmount' : null;
}
