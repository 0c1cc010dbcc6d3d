import { cards } from '@vellum/contracts/cards';
import { type Address, fromHexAddress, parseHexAddress } from '@vellum/tron/address';
import { whoOf } from '../../../indexer/events/event-values.ts';
import type { OrderPlan } from '../../../orders/order-plan.ts';
import { tryCall } from '../../../platform/chain/try-call.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { cardProof, ownCard, type PlanParts, requireEntries, requireFree } from './plan-parts.ts';

const nobody = parseHexAddress(`0x${'00'.repeat(20)}`);
const NOBODY = nobody === null ? null : fromHexAddress(nobody);
/** The contract keeps a listing's price in 56 bits. */
const HIGHEST_PRICE = 2n ** 56n - 1n;
const WHOLE = 10_000n;

/** Giving a card to another address. */
export function transferPlan(
  parts: PlanParts,
): OrderPlan<Readonly<{ tokenId: bigint; to: Address }>> {
  return {
    kind: 'cards.transfer',
    async prepare({ address, body: { tokenId, to } }) {
      const card = await ownCard(parts, tokenId, address);
      requireFree(card, (await parts.position()).chainTime);
      if (card.price !== null) throw new Refusal({ code: 'CARD_ON_SALE' });
      if (to === address) throw new Refusal({ code: 'SELF_TRANSFER' });
      // Nobody could ever take it out of there again.
      if (to === NOBODY || to === parts.contract) throw new Refusal({ code: 'ADDRESS_INVALID' });
      const account = await parts.account(to);
      const { client, contract } = parts;
      const call = cards.send(address, to, tokenId);
      // Most contracts cannot hold a card; whether this one does is for the chain to say.
      if (account?.isContract) {
        const sent = { sender: address, contract, call, refusal: cards.refusal };
        await tryCall(client, sent, {}, { code: 'ADDRESS_INVALID' });
      }
      return {
        quote: { to, toIsNew: account === null, toIsContract: account?.isContract ?? false },
        call: { contract, ...call },
      };
    },
    refusal: cards.refusal,
    proof: {
      source: 'cards',
      event: 'Transfer',
      concerns: (event, { address, call }) =>
        whoOf(event, 'from') === address &&
        whoOf(event, 'to') === call.params[1]?.value &&
        String(event.args['tokenId']) === call.params[2]?.value,
    },
  };
}

/** Offering a card, or changing the price of one that is offered. */
export function listPlan(
  parts: PlanParts,
): OrderPlan<Readonly<{ tokenId: bigint; price: bigint }>> {
  return {
    kind: 'cards.list',
    async prepare({ address, body: { tokenId, price } }) {
      if (price === 0n) throw new Refusal({ code: 'PRICE_ZERO' });
      if (price > HIGHEST_PRICE) throw new Refusal({ code: 'PRICE_RANGE' });
      const card = await ownCard(parts, tokenId, address);
      requireFree(card, await requireEntries(parts));
      if (card.price === price) throw new Refusal({ code: 'CARD_ON_SALE' });
      const settings = await parts.store.settings();
      const fee = (price * BigInt(settings?.market_fee ?? 0)) / WHOLE;
      return {
        quote: { price: String(price), fee: String(fee), proceeds: String(price - fee) },
        call: { contract: parts.contract, ...cards.list(tokenId, price) },
      };
    },
    refusal: cards.refusal,
    proof: {
      source: 'cards',
      event: 'Listed',
      concerns: (event, { address, call }) =>
        whoOf(event, 'seller') === address &&
        String(event.args['tokenId']) === call.params[0]?.value &&
        String(event.args['price']) === call.params[1]?.value,
    },
  };
}

/** Taking an offer back, also while the card is frozen or the contract paused. */
export function unlistPlan(parts: PlanParts): OrderPlan<Readonly<{ listingId: bigint }>> {
  return {
    kind: 'cards.unlist',
    async prepare({ address, body: { listingId } }) {
      const card = await parts.store.find(listingId);
      if (card === undefined || card.price === null) throw new Refusal({ code: 'LISTING_CLOSED' });
      if (card.owner !== address) throw new Refusal({ code: 'NOT_OWNER' });
      return { quote: {}, call: { contract: parts.contract, ...cards.unlist(listingId) } };
    },
    refusal: cards.refusal,
    proof: cardProof('Unlisted', { first: 'tokenId' }),
  };
}
