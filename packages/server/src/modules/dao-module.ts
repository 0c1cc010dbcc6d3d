import { teamLevel } from '@vellum/api/team/team-level';
import type { Address } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import type { CommunityParts } from '../features/dao/community-card.ts';
import { type DaoContracts, daoParts } from '../features/dao/dao-parts.ts';
import { daoPlans } from '../features/dao/dao-plans.ts';
import { daoProjection } from '../features/dao/dao-projection.ts';
import type { MemberStore } from '../features/team/member-store.ts';
import type { Projection } from '../indexer/projection.ts';
import type { AnyOrderPlan } from '../orders/order-plan.ts';
import { accountReader } from '../platform/chain/account-reader.ts';
import { askContract } from '../platform/chain/ask-contract.ts';
import type { Database } from '../platform/database/database.ts';

type Means = Readonly<{
  client: Client;
  contracts: DaoContracts & CommunityParts['coins'] & Readonly<Record<string, Address>>;
  members: MemberStore;
}>;

/** What the community DAO runs on. */
export function daoModule(database: Database, { client, contracts, members }: Means) {
  const dao = daoParts(database, { client, contracts });
  const community: Omit<CommunityParts, 'publicUrl'> = {
    dao,
    ask: askContract(client),
    account: accountReader(client),
    coins: contracts,
    async standing(address) {
      const member = await members.find(address);
      return member === undefined
        ? null
        : {
            parent: member.parent,
            level: teamLevel(Number(member.direct_count)),
            teamSize: Number(member.team_size),
          };
    },
  };
  return {
    community,
    plans: daoPlans(dao) as readonly AnyOrderPlan[],
    projections: [daoProjection] as readonly Projection[],
  };
}
