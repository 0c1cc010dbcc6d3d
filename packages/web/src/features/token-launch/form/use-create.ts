import type { Address } from '@vellum/tron/address';
import { useEffect, useRef } from 'react';
import { type UsedFactory, useFactory } from '../../../shared/launch/launch-queries.ts';
import { doneId } from '../../../shared/paid-action/use-last-done.ts';
import {
  type UsedPaidAction,
  usePaidAction,
} from '../../../shared/paid-action/use-paid-action.tsx';
import { addressOf } from '../../../shared/wallet/connection.ts';
import { useWallet } from '../../../shared/wallet/wallet.ts';
import type { LaunchCost } from './cost-part.tsx';
import { type CreateParams, createParams } from './create-params.ts';
import { createToken } from './create-token.tsx';
import { useLaunchCost, useRentSaving } from './use-launch-cost.ts';
import type { UsedForm } from './use-launch-form.ts';

export type UsedCreate = UsedFactory &
  Readonly<{
    create: UsedPaidAction<CreateParams>;
    cost: LaunchCost;
    address: Address | null;
    isOff: boolean;
  }>;

/** The factory, what it costs, and the one action of both forms. */
export function useCreate(): UsedCreate {
  const used = useFactory();
  const address = addressOf(useWallet().connection);
  const create = usePaidAction(createToken);
  const { factory } = used;
  const fee = factory ? BigInt(factory.creationFee) : null;
  const isOff = factory?.enabled === false;
  const network = useLaunchCost(address, isOff ? null : fee);
  const rentSaving = useRentSaving(address, network);
  return { ...used, create, cost: { fee, network, rentSaving }, address, isOff };
}

/** Begins with the form as it is this very moment. */
export function beginCreate({ create, cost }: UsedCreate, form: UsedForm): void {
  const filled = form.formNow();
  if (filled && cost.fee !== null) create.begin(createParams(filled, cost.fee));
}

/** A token that is made needs its draft no longer. */
export function useClearWhenDone({ create }: UsedCreate, { clear }: UsedForm): void {
  const done = doneId(create.state);
  const cleared = useRef(done);
  useEffect(() => {
    if (done === '' || done === cleared.current) return;
    cleared.current = done;
    clear();
  }, [done, clear]);
}

/** Moves to a field by its name on the wire, once it is shown. */
export function focusField(field: string): void {
  const input = document.querySelector<HTMLElement>(`main [name="${field}"]`);
  input?.scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
}
