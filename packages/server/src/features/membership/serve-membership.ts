import { membership } from '@vellum/api/membership/membership';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { AccountStore } from './account-store.ts';
import { enter } from './enter.ts';
import type { Inviters } from './inviters.ts';
import { saveMember } from './save-member.ts';

export type MembershipParts = Readonly<{
  inviters: Inviters;
  accounts: AccountStore;
  /** Changes when the contracts or the settings of the deployment do. */
  configVersion(): Promise<string>;
}>;

/** What is known of an address before and after sign-in. Activation itself is an order. */
export function serveMembership(app: FastifyInstance, parts: MembershipParts): void {
  serve(app, membership.enter, ({ body, caller }) =>
    enter(parts, { ...body, inviter: body.inviter, caller: caller?.address ?? null }),
  );
  serve(app, membership.save, ({ body, caller, language }) =>
    saveMember(parts, {
      address: caller.address,
      locale: body.locale,
      inviterHint: body.inviterHint,
      language,
    }),
  );
}
