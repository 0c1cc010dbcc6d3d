import { teamLevel } from '@vellum/api/team/team-level';
import type { Language } from '@vellum/api/typed-text/language';
import type { Address } from '@vellum/tron/address';
import type { AccountStore } from './account-store.ts';
import type { Inviters } from './inviters.ts';

type MemberDependencies = Readonly<{ inviters: Inviters; accounts: AccountStore }>;
type Wish = Readonly<{
  address: Address;
  locale: Language | undefined;
  inviterHint: Address | undefined;
  /** Of the request: kept for an address that never chose. */
  language: Language;
}>;

/** Keeps what an address says about itself. It makes nobody active: only the chain does. */
export async function saveMember(
  { inviters, accounts }: MemberDependencies,
  { address, locale, inviterHint, language }: Wish,
) {
  const kept = await accounts.save({
    address,
    language: locale ?? null,
    inviterHint: inviterHint === undefined || inviterHint === address ? null : inviterHint,
    otherwise: language,
  });
  const member = await inviters.find(address);
  return {
    address,
    parent: member?.parent ?? null,
    activated: await inviters.isActive(address),
    activatedAt: member?.activatedAt ?? null,
    activationCode: member?.activationCode ?? null,
    level: teamLevel(member?.directCount ?? 0),
    language: kept,
  };
}
