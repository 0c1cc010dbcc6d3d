import { profiles } from '@vellum/api/profiles';
import { teamLevel } from '@vellum/api/team-level';
import type { FastifyInstance } from 'fastify';
import { keptAnswer } from '../../platform/kept-answer.ts';
import { type Page, pageOf, readOneMore } from '../../platform/read-page.ts';
import { serve } from '../../platform/serve.ts';
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
    const rows = await readOneMore(page, (asked) => parts.users(headId, { keyword, sort }, asked));
    const total = (keyword ?? '') === '' ? await parts.count() : undefined;
    return keptPage(rows, { ...page, head, solid, total, check: parts.check });
  });
}

type Told = Page &
  Readonly<{
    head: number;
    solid: number;
    /** Only when nobody is looked for. */
    total: number | undefined;
    check: ProfileParts['check'];
  }>;

const keptPage = keptAnswer(
  (rows: readonly UserRow[], { pageNo, pageSize, head, solid, total, check }: Told) => {
    const found = pageOf(rows, { pageNo, pageSize });
    return {
      ...found,
      list: found.list.map((row) => shapeOf(check, row, solid)),
      ...(total !== undefined && { total }),
      asOf: { head, solid },
    };
  },
);

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
