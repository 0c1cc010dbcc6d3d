import type { Address } from '@vellum/tron/address';
import { useState } from 'react';
import { addressOf } from '../../wallet/connection.ts';
import { useWallet } from '../../wallet/wallet.ts';
import type { ActionParams } from '../paid-action.ts';
import type { ApprovalChoice } from '../run/approval-choice.ts';

/** How much may be approved, and the review it was chosen in. */
export type Chosen = Readonly<{
  params: ActionParams | null;
  account: Address | null;
  choices: readonly ApprovalChoice[];
}>;

const exact: readonly ApprovalChoice[] = [];

/** The approvals chosen under review. A choice never carries over to other parameters, another coin or another account. */
export function useChoices(params: ActionParams | null) {
  const account = addressOf(useWallet().connection);
  const [chosen, setChosen] = useState<Chosen>({ params, account, choices: exact });
  return {
    choices: choicesIn(chosen, { params, account }),
    setChoices: (choices: readonly ApprovalChoice[]) => setChosen({ params, account, choices }),
  };
}

/** What was chosen, in the review it was chosen in; exact amounts in every other one. */
export const choicesIn = (
  { choices, ...of }: Chosen,
  { params, account }: Omit<Chosen, 'choices'>,
): readonly ApprovalChoice[] => (of.params === params && of.account === account ? choices : exact);
