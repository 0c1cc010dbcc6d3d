import { dao } from '@vellum/api/dao/dao';
import { team } from '@vellum/api/team/team';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { answerPerBlock } from '../../platform/per-block.ts';
import { type CommunityParts, communityCard } from './community-card.ts';
import { delegatePage, proposalDetail, proposalPage, votePage } from './dao-pages.ts';

/** Proposals, votes and delegates. Proposing, voting and carrying out goes by the orders' own paths. */
export function serveDao(app: FastifyInstance, parts: CommunityParts): void {
  serve(
    app,
    dao.list,
    answerPerBlock(parts.dao.position, (body, at) => proposalPage(parts.dao, body, at)),
  );
  serve(app, dao.get, ({ body }) => proposalDetail(parts.dao, body));
  serve(app, dao.listVotes, ({ body }) => votePage(parts.dao, body));
  serve(app, dao.listDelegates, ({ body }) => delegatePage(parts.dao, body));
  serve(app, team.community, ({ caller }) => communityCard(parts, caller.address));
}
