import { team } from '@vellum/api/team/team';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { memberCard } from './member-card.ts';
import { directList, teamList } from './team-lists.ts';
import { directStatistics, teamStatistics } from './team-statistics.ts';

export type TeamParts = Parameters<typeof memberCard>[0] &
  Parameters<typeof teamList>[0] &
  Parameters<typeof directStatistics>[0];

/** The endpoints about one's own place in the tree: each answers for the session's address only. */
export function serveTeam(app: FastifyInstance, parts: TeamParts): void {
  serve(app, team.get, ({ caller }) => memberCard(parts, caller.address));
  serve(app, team.list, ({ caller, body }) => teamList(parts, caller.address, body));
  serve(app, team.listDirect, ({ caller, body }) => directList(parts, caller.address, body));
  serve(app, team.directStatistics, ({ caller }) => directStatistics(parts, caller.address));
  serve(app, team.teamStatistics, ({ caller }) => teamStatistics(parts, caller.address));
}
