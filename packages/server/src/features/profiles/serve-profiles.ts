import { profiles } from '@vellum/api/profiles/profiles';
import { teamLevel } from '@vellum/api/team/team-level';
import type { FastifyInstance } from 'fastify';
import { readPage } from '../../platform/http/read-page.ts';
import { serve } from '../../platform/http/serve.ts';
import { publishable } from './content-check.ts';
import type { ProfileParts } from './profile-parts.ts';
import { updateProfile } from './update-profile.ts';
import type { UserRow } from './user-rows.ts';

/** Who is here, and what they say of themselves. */
export function serveProfiles(app: FastifyInstance, parts: ProfileParts): void {
  serve(app, profiles.get, ({ body }) => parts.detail(body.address));
  serve(app, profiles.update, async ({ body, caller }) => {
    await updateProfile(parts, caller.address, body);
    return parts.detail(caller.address);
  });
  serve(app, profiles.list, async ({ body: { keyword, sort, ...page } }) => {
    const { head, headId, solid } = await parts.position();
    const found = await readPage(page, (rows) => parts.users(headId, { keyword, sort }, rows));
    const isSearch = (keyword ?? '') !== '';
    return {
      ...found,
      list: found.list.map((row) => shapeOf(parts.check, row, solid)),
      ...(!isSearch && { total: await parts.count() }),
      asOf: { head, solid },
    };
  });
}

const shapeOf = (check: ProfileParts['check'], row: UserRow, solid: number) => ({
  address: row.address,
  ...publishable(check, row),
  level: teamLevel(Number(row.direct_count)),
  teamSize: Number(row.team_size),
  cards: Number(row.cards),
  power: `${row.power}`,
  joinedAt: Number(row.activated_at),
  final: row.activated_block <= BigInt(solid),
});
