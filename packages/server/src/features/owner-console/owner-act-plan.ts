import { cards } from '@vellum/contracts/cards';
import { ownership } from '@vellum/contracts/ownership';
import { tokenFactory } from '@vellum/contracts/token-launch';
import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import type { OrderPlan, OrderProof } from '../../orders/order-plan.ts';
import type { AskContract } from '../../platform/chain/ask-contract.ts';
import { tryCall } from '../../platform/chain/try-call.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { type OwnerActForm, ownerCalls } from './owner-calls.ts';

/** Contracts of the deployment that have an owner, by name. */
export const ownedContracts = [
  'tokenFactory',
  'cards',
  'liquidityHelper',
  'feeVault',
  'lpStake',
  'termStake',
  'burnMine',
  'payout',
  'blindBox',
  'otcDesk',
] as const;

export type OwnerActParts = Readonly<{
  client: Client;
  ask: AskContract;
  contracts: Readonly<Record<string, Address>>;
  /** Whether it is the presale or the trade of a launch. */
  isOfLaunch(contract: Address): Promise<boolean>;
}>;

const NOBODY = fromHexAddress('410000000000000000000000000000000000000000' as HexAddress);

/** What only the owner of a contract may do. Who that is, the contract alone decides. */
export function ownerActPlan(parts: OwnerActParts): OrderPlan<OwnerActForm> {
  return {
    kind: 'owner.act',
    async prepare({ address, body }) {
      const { contract } = body;
      const deed = ownerCalls[body.deed];
      await requireContract(parts, contract, deed.only);
      await requireRight(parts, address, body);
      if (body.deed === 'transferOwnership') requireReceiver(body, address);
      const call = deed.call(body);
      const face = deed.only === 'cards' ? cards : tokenFactory;
      const tried = { sender: address, contract, call, refusal: face.refusal };
      await tryCall(parts.client, tried, {}, { code: 'VALIDATION' });
      return { quote: {}, call: { contract, ...call } };
    },
    refusal: tokenFactory.refusal,
    proof: proofs,
  };
}

/** Calls go to contracts of ours only: nobody is led to sign for another. */
async function requireContract(
  { contracts, isOfLaunch }: OwnerActParts,
  contract: Address,
  only: string | null,
): Promise<void> {
  const name = ownedContracts.find((one) => contracts[one] === contract);
  if (only !== null && name !== only) throw new Refusal({ code: 'NOT_FOUND' });
  if (name === undefined && !(await isOfLaunch(contract))) throw new Refusal({ code: 'NOT_FOUND' });
}

async function requireRight(
  { ask }: OwnerActParts,
  address: Address,
  { contract, deed }: OwnerActForm,
): Promise<void> {
  const isAcceptance = deed === 'acceptOwnership';
  const who = await ask(contract, isAcceptance ? ownership.pendingOwner() : ownership.owner());
  if (fromHexAddress(who) !== address) throw new Refusal({ code: 'NOT_TOKEN_OWNER' });
}

/** Nobody, the contract itself and who has it already cannot be meant. */
function requireReceiver({ to, contract }: OwnerActForm, address: Address): void {
  if (to === NOBODY || to === contract || to === address) {
    throw new Refusal({ code: 'ADDRESS_INVALID' });
  }
}

const events: readonly (readonly [source: string, event: string])[] = [
  ...[...ownedContracts, 'presale', 'trade'].flatMap(
    (source) =>
      [
        [source, 'OwnershipTransferStarted'],
        [source, 'OwnershipTransferred'],
      ] as const,
  ),
  ['tokenFactory', 'CreationFeeSet'],
  ['tokenFactory', 'EnabledSet'],
  ['tokenFactory', 'Swept'],
  ['cards', 'LevelSet'],
  ['cards', 'UriSet'],
];

/** The call itself is held against the order; that its contract told of it shows that it was done. */
const proofs = events.reduceRight<OrderProof | undefined>(
  (or, [source, event]) => ({
    source,
    event,
    concerns: (found, { call }) => found.contract === call.contract,
    ...(or && { or }),
  }),
  undefined,
) as OrderProof;
