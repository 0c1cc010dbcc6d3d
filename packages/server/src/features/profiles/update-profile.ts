import type { BadField } from '@vellum/api/failures/refusal-of-body';
import type { ProfileReason } from '@vellum/api/profiles/profile-review';
import type { Address } from '@vellum/tron/address';
import { FieldsRefused, Refusal } from '../../platform/refusals/refusal.ts';
import type { ContentCheck } from './content-check.ts';
import type { ProfileStore } from './profile-store.ts';

type ProfileDependencies = Readonly<{ store: ProfileStore; check: ContentCheck }>;

type Body = Readonly<{ nickName: string; introduction: string; avatar?: string | undefined }>;

/** Saves what an address says of itself, or refuses with the reason of the content check; then nothing is saved. */
export async function updateProfile(
  { store, check }: ProfileDependencies,
  address: Address,
  { nickName, introduction, avatar }: Body,
): Promise<void> {
  refuseBad([
    ['nickName', check.ofName(nickName)],
    ['introduction', check.ofIntroduction(introduction)],
    ['avatar', avatar ? check.ofImage(avatar) : null],
  ]);
  const chosen = avatar === undefined ? {} : { avatar: avatar === '' ? null : avatar };
  const result = await store.save(address, { nickName, introduction, ...chosen });
  if (result === 'name-taken') refuseBad([['nickName', 'taken']]);
  if (result === 'image-unknown') throw new Refusal({ code: 'IMAGE_UNKNOWN' });
}

function refuseBad(
  found: readonly (readonly [field: string, reason: ProfileReason | null])[],
): void {
  const fields: BadField[] = found.flatMap(([field, reason]) =>
    reason === null ? [] : [{ field, problem: { code: 'REVIEW_FAILED', params: { reason } } }],
  );
  const [first] = fields;
  if (first !== undefined) throw new FieldsRefused(first.problem, fields);
}
