import { readInviter } from '@vellum/api/membership/inviter';
import { team } from '@vellum/contracts/team';
import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { equalBytes } from '@vellum/tron/bytes';
import type { OrderPlan } from '../../orders/order-plan.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { Inviters } from './inviters.ts';

type Body = Readonly<{ parentAddress?: string | undefined }>;
type ActivationDependencies = Readonly<{ inviters: Inviters; teamContract: Address }>;

/** Binding an address under its inviter, or under the root when no inviter is named. */
export function activationPlan({
  inviters,
  teamContract,
}: ActivationDependencies): OrderPlan<Body> {
  return {
    kind: 'membership.activate',
    async prepare({ address, body }) {
      const root = await inviters.root.address();
      if (await inviters.isActive(address)) {
        throw new Refusal({ code: 'ALREADY_ACTIVATED' });
      }
      const parent = await chosenInviter(inviters, {
        member: address,
        root,
        typed: body.parentAddress,
      });
      return {
        quote: { parent, isRoot: parent === root },
        call: { contract: teamContract, ...team.bindInviter(parent) },
      };
    },
    refusal: team.refusal,
    proof: {
      source: 'team',
      event: 'Bound',
      concerns: ({ args }, order) =>
        addressOf(args['child']) === order.address &&
        equalBytes(team.bindInviter(args['parent'] as HexAddress).data, order.call.data),
      result: ({ args }) => ({ parent: addressOf(args['parent']), index: String(args['index']) }),
    },
  };
}

/** Nothing typed stands for the root; a field that was left blank does not. */
async function chosenInviter(
  inviters: Inviters,
  { member, root, typed }: Readonly<{ member: Address; root: Address; typed: string | undefined }>,
): Promise<Address> {
  if (typed === undefined) return root;
  const inviter = readInviter(typed);
  switch (inviter.by) {
    case 'nothing':
      throw new Refusal({ code: 'ACTIVATION_CODE_REQUIRED' });
    case 'nonsense':
      throw new Refusal({ code: 'PARENT_INVALID' });
    case 'code': {
      const found = await inviters.findByCode(inviter.code);
      if (!found) throw new Refusal({ code: 'ACTIVATION_CODE_UNKNOWN' });
      return found.address;
    }
    case 'address':
      if (inviter.address === member) throw new Refusal({ code: 'SELF_INVITE' });
      if (!(await inviters.isActive(inviter.address))) {
        throw new Refusal({ code: 'PARENT_NOT_ACTIVATED' });
      }
      return inviter.address;
  }
}

const addressOf = (value: unknown): Address => fromHexAddress(value as HexAddress);
