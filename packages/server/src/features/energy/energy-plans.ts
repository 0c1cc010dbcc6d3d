import { energyDesk } from '@vellum/contracts/energy';
import { type Address, type HexAddress, toHexAddress } from '@vellum/tron/address';
import { base58Of } from '../../indexer/node/base58-of.ts';
import type { AnyOrderPlan, OrderPlan } from '../../orders/order-plan.ts';
import { sensible } from '../../platform/chain/coin-facts.ts';
import { requireTrx } from '../../platform/chain/require-holding.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { EnergyParts } from './energy-parts.ts';
import { type RentalRow, stateOf } from './rental-row.ts';

type Renting = Readonly<{ receiver: Address; energy: number; hours: number; maxPay: bigint }>;

/** Energy for an address: the price is held by the desk until its end. */
function rentPlan(parts: EnergyParts): OrderPlan<Renting> {
  return {
    kind: 'energy.rent',
    async prepare({ address, body: { receiver, energy, hours, maxPay } }) {
      await requireReceiver(parts, receiver);
      const price = await requirePrice(parts, BigInt(energy), BigInt(hours));
      if (price > maxPay) throw new Refusal({ code: 'PRICE_MOVED' });
      await requireTrx(parts.account, address, price);
      const call = energyDesk.rent(receiver, BigInt(energy), BigInt(hours), price);
      return {
        quote: { price: String(price) },
        call: { contract: parts.contract, ...call },
      };
    },
    refusal: energyDesk.refusal,
    proof: {
      source: 'energyDesk',
      event: 'Rented',
      concerns: ({ args }, { address, call: { params } }) =>
        base58Of(args['buyer'] as HexAddress) === address &&
        base58Of(args['receiver'] as HexAddress) === params[0]?.value &&
        String(args['energy']) === params[1]?.value &&
        String(args['term']) === params[2]?.value,
      result: ({ args }) => ({ rentalId: String(args['id']), paid: String(args['price']) }),
    },
  };
}

/** Nobody can use energy at an address that is not on the chain, and a contract pays none of its own. */
async function requireReceiver({ account, ask, contract }: EnergyParts, receiver: Address) {
  const [found, operator] = await Promise.all([
    account(receiver),
    ask(contract, energyDesk.operator()),
  ]);
  if (found === null || found.isContract || operator === toHexAddress(receiver)) {
    throw new Refusal({ code: 'ADDRESS_INVALID' });
  }
}

/** The price, once it is known that the operator can lend that much. */
async function requirePrice({ ask, contract }: EnergyParts, energy: bigint, hours: bigint) {
  const [price, stake, free, offer] = await Promise.all([
    sensible(ask(contract, energyDesk.priceOf(energy, hours))),
    ask(contract, energyDesk.stakeFor(energy)),
    ask(contract, energyDesk.freeStake()),
    ask(contract, energyDesk.offer()),
  ]);
  if (price === null || !offer.isOpen || stake > free) {
    throw new Refusal({ code: 'ENERGY_UNAVAILABLE' });
  }
  return price;
}

/** The price back to whoever paid it, when the energy did not come in time or did not stay. */
function refundPlan(parts: EnergyParts): OrderPlan<Readonly<{ rentalId: bigint }>> {
  return {
    kind: 'energy.refund',
    async prepare({ body: { rentalId } }) {
      const [rental, { chainTime }] = await Promise.all([
        parts.store.find(rentalId),
        parts.position(),
      ]);
      if (rental === null) throw new Refusal({ code: 'NOT_FOUND' });
      if (!(await isRefundable(parts, rental, chainTime))) {
        throw new Refusal({ code: 'NOT_REFUNDABLE' });
      }
      return {
        quote: { amount: String(rental.price) },
        call: {
          contract: parts.contract,
          ...energyDesk.refund(rentalId),
        },
      };
    },
    refusal: energyDesk.refusal,
    proof: {
      source: 'energyDesk',
      event: 'Refunded',
      concerns: ({ args }, { call }) => String(args['id']) === call.params[0]?.value,
      result: ({ args }) => ({ amount: String(args['price']) }),
    },
  };
}

async function isRefundable(
  { ask, contract }: EnergyParts,
  rental: RentalRow,
  now: number,
): Promise<boolean> {
  const state = stateOf(rental, now);
  if (state === 'late') return true;
  if (state !== 'delivered' && state !== 'due') return false;
  const [lent, needed] = await Promise.all([
    ask(contract, energyDesk.lentTo(rental.receiver)),
    ask(contract, energyDesk.deliveredStake(rental.receiver)),
  ]);
  return lent < needed;
}

type Prices = Readonly<{ basePrice: number; hourPrice: number; isOpen: boolean }>;

/** What the operator asks from now on. */
function pricePlan({ ask, contract }: EnergyParts): OrderPlan<Prices> {
  return {
    kind: 'energy.set-price',
    async prepare({ address, body: { basePrice, hourPrice, isOpen } }) {
      const operator = await ask(contract, energyDesk.operator());
      if (operator !== toHexAddress(address)) throw new Refusal({ code: 'NOT_OWNER' });
      const call = energyDesk.setPrice(BigInt(basePrice), BigInt(hourPrice), isOpen);
      return { quote: {}, call: { contract, ...call } };
    },
    refusal: energyDesk.refusal,
    proof: {
      source: 'energyDesk',
      event: 'PriceSet',
      concerns: ({ args }, { call: { params } }) =>
        ['basePrice', 'hourPrice', 'isOpen'].every(
          (name, place) => String(args[name]) === String(params[place]?.value),
        ),
    },
  };
}

/** Every paid action at the desk. */
export const energyPlans = (parts: EnergyParts): readonly AnyOrderPlan[] => [
  rentPlan(parts),
  refundPlan(parts),
  pricePlan(parts),
];
