import { addressBytes, type HexAddress } from '@vellum/tron/address';
import { fromHex, toHex } from '@vellum/tron/bytes';
import type { ContractInput, ContractType } from '@vellum/tron/protocol/contracts';
import { encodeTransaction } from '@vellum/tron/transaction';
import { initCode } from '../code/assemble.ts';
import { type Signer, type Submitted, submit, type TransactionOptions } from '../node/submit.ts';
import type { Observation } from '../part.ts';
import { draftOf } from './drafts.ts';
import type { Session } from './session.ts';

type Value<T extends ContractType> = Omit<ContractInput<T>, 'owner_address'>;

/**
 * Lets the node draft the transaction in both spellings, then signs one of our own, sends it and waits for its
 * block. Observes the drafts, what the node said to the broadcast, and what it keeps.
 */
export async function* send<T extends ContractType>(
  session: Session,
  id: string,
  owner: Signer,
  type: T,
  value: Value<T>,
  options: TransactionOptions = {},
): AsyncGenerator<Observation, Submitted> {
  for (const visible of [false, true]) {
    const draft = draftOf(owner, type, value, options, visible);
    const name = visible ? `${id}: visible draft` : `${id}: draft`;
    if (draft) yield await session.read(name, draft.path, draft.body);
  }
  const sent = await submit(session.node, owner, type, value, options);
  yield* observeSent(session, id, sent);
  return sent;
}

/** What a node said to a broadcast, and what it keeps of the transaction. */
async function* observeSent(
  session: Session,
  id: string,
  { transaction, broadcast, info }: Submitted,
): AsyncGenerator<Observation, void> {
  const { names } = session;
  session.nameTransaction(transaction, id);
  const body = { transaction: toHex(encodeTransaction(transaction)) };
  const request = { method: 'POST', path: '/wallet/broadcasthex', body } as const;
  const subjects = [`contract ${transaction.contract.type}`];
  const seen = session.observed(`${id}: broadcast`, request, broadcast);
  yield { ...seen, subjects: [...(seen.subjects ?? []), ...subjects] };
  if (info === undefined) return;
  names.time(Number(info['blockTimeStamp']));
  if (transaction.contract.type === 'CreateSmartContract') {
    names.address(String(info['contract_address']) as HexAddress, `contract ${id}`);
  }
  if (typeof info['assetIssueID'] === 'string') names.token(info['assetIssueID'], `token ${id}`);
  const { id: value } = transaction;
  const kept = await session.read(`${id}: receipt`, '/wallet/gettransactioninfobyid', { value });
  yield { ...kept, subjects: [...(kept.subjects ?? []), ...subjects] };
  yield await session.read(`${id}: transaction`, '/wallet/gettransactionbyid', { value });
}

export type DeployOptions = TransactionOptions &
  Readonly<{
    percent?: bigint;
    originEnergyLimit?: bigint;
    value?: bigint;
    tokenId?: bigint;
    tokenValue?: bigint;
    abi?: NonNullable<ContractInput<'CreateSmartContract'>['new_contract']>['abi'];
    /** Init code in place of the one that installs the runtime code. */
    init?: Uint8Array;
  }>;

const FEE_LIMIT = 1_000_000_000n;

/** Deploys runtime code; returns the address of the new contract. */
export async function* deploy(
  session: Session,
  id: string,
  owner: Signer,
  runtime: string,
  options: DeployOptions = {},
): AsyncGenerator<Observation, HexAddress> {
  const { info } = yield* send(
    session,
    id,
    owner,
    'CreateSmartContract',
    {
      new_contract: {
        origin_address: addressBytes(owner.address),
        bytecode: options.init ?? initCode(runtime),
        name: 'Sample',
        abi: options.abi,
        call_value: options.value,
        consume_user_resource_percent: options.percent ?? 100n,
        origin_energy_limit: options.originEnergyLimit ?? 10_000_000n,
      },
      token_id: options.tokenId,
      call_token_value: options.tokenValue,
    },
    { feeLimit: FEE_LIMIT, ...options },
  );
  return String(info?.['contract_address'] ?? '') as HexAddress;
}

export type CallOptions = TransactionOptions &
  Readonly<{ value?: bigint; tokenId?: bigint; tokenValue?: bigint }>;

/** Calls a contract with this data, in hex. */
export function call(
  session: Session,
  id: string,
  owner: Signer,
  contract: HexAddress,
  data = '',
  options: CallOptions = {},
): AsyncGenerator<Observation, Submitted> {
  const value = {
    contract_address: addressBytes(contract),
    data: fromHex(data),
    call_value: options.value,
    token_id: options.tokenId,
    call_token_value: options.tokenValue,
  };
  return send(session, id, owner, 'TriggerSmartContract', value, {
    feeLimit: FEE_LIMIT,
    ...options,
  });
}
