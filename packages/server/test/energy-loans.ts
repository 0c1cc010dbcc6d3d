import { addressBytes, toHexAddress } from '@vellum/tron/address';
import { buildTransaction, signTransaction } from '@vellum/tron/transaction';
import type { TestChain } from './test-chain.ts';
import type { Person } from './test-server.ts';

type Loan = Readonly<{ from: Person; to: Person; sun: bigint }>;

/** What an operator of the energy desk does on the chain itself, mined at once. */
export function energyLoans({ devnet }: TestChain) {
  const submit = async (draft: object, { privateKey }: Person) => {
    const head = devnet.chain.head();
    const transaction = buildTransaction({
      ...draft,
      reference: head,
      timestamp: head.timestamp,
      expiration: head.timestamp + 60_000,
    } as unknown as Parameters<typeof buildTransaction>[0]);
    const { code, message } = await devnet.chain.submit(signTransaction(transaction, privateKey));
    if (code !== 'SUCCESS') throw new Error(`${code}: ${message}`);
  };
  const bytes = ({ address }: Person) => addressBytes(toHexAddress(address));
  return {
    stake: (who: Person, sun: bigint) =>
      submit(
        {
          type: 'FreezeBalanceV2Contract',
          value: { owner_address: bytes(who), frozen_balance: sun, resource: 'ENERGY' },
        },
        who,
      ),
    lend: ({ from, to, sun }: Loan) =>
      submit({ type: 'DelegateResourceContract', value: loanOf({ from, to, sun }) }, from),
    takeBack: ({ from, to, sun }: Loan) =>
      submit({ type: 'UnDelegateResourceContract', value: loanOf({ from, to, sun }) }, from),
  };

  function loanOf({ from, to, sun }: Loan) {
    return {
      ...{ owner_address: bytes(from), receiver_address: bytes(to) },
      ...{ balance: sun, resource: 'ENERGY' },
    };
  }
}
