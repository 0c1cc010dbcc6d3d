import type { LaunchForm } from '@vellum/api/token-launch/launch-form';
import type { Orders } from '../../orders/order-engine.ts';
import { textsOf } from './creation-plan.ts';
import type { DraftStore } from './draft-store.ts';

/**
 * Orders of creations, with the texts of the form kept beside them. The call says nothing of the texts, so that the
 * same creation with other texts is the same order: until it is signed the newest texts count.
 */
export function withDraft(orders: Orders, drafts: DraftStore): Orders {
  return {
    ...orders,
    async prepare(plan, address, body) {
      const reply = await orders.prepare(plan, address, body);
      const id = String(reply.quote['draftId']);
      const isOpen = reply.state === 'created';
      const texts = textsOf(body as LaunchForm);
      const metadataHash = isOpen ? await drafts.save(id, address, texts) : await drafts.hashOf(id);
      return { ...reply, quote: { ...reply.quote, metadataHash } };
    },
  };
}
