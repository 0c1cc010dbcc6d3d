import type { Address } from '@vellum/tron/address';
import { useState } from 'react';
import { type InviterCheck, useInviterCheck } from '../../shared/membership/use-inviter-check.ts';
import type { ActivateParams } from '../../shared/paid-action/activation/activate.ts';
import { rememberedInviter } from '../../shared/state/inviter.ts';
import { useStored } from '../../shared/state/use-store.ts';

/** Whether someone is named, or the neutral root. */
export type Naming = 'inviter' | 'alone';

export type ActivationForm = Readonly<{
  naming: Naming;
  chooseNaming(naming: Naming): void;
  typed: string;
  type(text: string): void;
  leave(): void;
  /** As it came with an invite link: an address or a code; null without one. */
  linked: string | null;
  check: InviterCheck;
  confirmed: boolean;
  confirm(confirmed: boolean): void;
  /** What would be signed; null as long as something is missing. */
  params: ActivateParams | null;
}>;

/** The form of the activation sheet. A confirmation counts for the address that stood there, for no other. */
export function useActivationForm(member: Address | '', root: Address): ActivationForm {
  const linked = useStored(rememberedInviter);
  const [naming, chooseNaming] = useState<Naming>('inviter');
  const [own, setOwn] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const [confirmedFor, setConfirmedFor] = useState<Address | null>(null);
  const typed = own ?? linked ?? '';
  const check = useInviterCheck(member, typed, left);
  const inviter = check.status === 'found' ? check.inviter.address : null;
  const target = naming === 'alone' ? root : inviter;
  const confirmed = target !== null && confirmedFor === target;
  return {
    naming,
    chooseNaming,
    typed,
    type: (text) => {
      setOwn(text);
      setLeft(false);
    },
    leave: () => setLeft(true),
    linked,
    check,
    confirmed,
    confirm: (yes) => setConfirmedFor(yes ? target : null),
    params: confirmed ? { inviter: target, isRoot: target === root } : null,
  };
}
