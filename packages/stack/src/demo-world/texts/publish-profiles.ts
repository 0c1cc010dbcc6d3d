import { paths } from '@vellum/api/wire/paths';
import { fromHexAddress } from '@vellum/tron/address';
import { type DemoWorldSize, family, memberKey } from '../family.ts';
import { rosettePng } from '../line-picture.ts';
import { signIn, stranger } from '../session.ts';
import { type DemoProfile, profileTexts } from './profile-texts.ts';

/** Pixels of an avatar: enough for the largest place it is shown in. */
const AVATAR = 192;

/** Members tell who they are. Who has a name already keeps it. */
export async function publishProfiles(size: DemoWorldSize, url: string): Promise<void> {
  const members = family(size);
  for (const told of profileTexts) {
    const member = members[told.member];
    if (member === undefined) continue;
    const { address } = member.who.signer;
    const { nickName } = await stranger(url).post<{ nickName: string }>(paths.profiles.get, {
      address: fromHexAddress(address),
    });
    if (nickName === '') await tell(url, memberKey(told.member), told);
  }
}

async function tell(
  url: string,
  privateKey: string,
  { nickName, introduction = '', picture }: DemoProfile,
): Promise<void> {
  const session = await signIn(url, privateKey);
  const avatar = picture && (await session.upload(rosettePng(picture, AVATAR), 'avatar'));
  await session.post(paths.profiles.update, {
    nickName,
    introduction,
    ...(avatar !== undefined && { avatar }),
  });
}
