import { readInviter } from '@vellum/api/membership/inviter';
import { membership } from '@vellum/api/membership/membership';
import { profiles } from '@vellum/api/profiles/profiles';
import { type Address, parseAddress, shortenAddress } from '@vellum/tron/address';
import type { LinkKind, Reader } from '../link-kind.ts';
import { linkTexts } from '../link-texts.ts';
import { GREEN, nameInLine, plainPicture } from '../shown-name.ts';

/** An invitation as its address names the inviter: by address or by code. */
export const invitationLink: LinkKind = {
  route: '/i/:address',
  field: null,
  idOf({ params }) {
    const inviter = readInviter(params['address'] ?? '');
    if (inviter.by === 'address') return inviter.address;
    return inviter.by === 'code' ? inviter.code : null;
  },
  pathOf: (id) => `/i/${id}`,
  async read(id, reader) {
    const { language } = reader;
    const t = linkTexts[language];
    const inviter = await inviterOf(id, reader);
    if (inviter === null) return null;
    const short = shortenAddress(inviter.address);
    const title = inviter.isRoot ? t.rootInvites : t.invites(inviter.name || short);
    return {
      title,
      description: t.invitationAbout,
      picture: {
        ...plainPicture,
        language,
        ink: GREEN,
        kind: { strong: '', plain: t.invitation, state: '' },
        title,
        figure: inviter.isRoot ? null : { value: short, unit: '' },
        line: [{ text: t.invitationLine, tone: 'plain' }],
        art: inviter.isRoot
          ? { kind: 'rosette', seed: 'Vellum', mark: 'V' }
          : { kind: 'face', address: inviter.address },
      },
    };
  },
};

/** Null when nobody active invites by this link. */
async function inviterOf(id: string, { ask }: Reader) {
  // Whoever asks is nobody: the inviter stands for them where their address is known.
  const entered = await ask(membership.enter, { address: parseAddress(id) ?? NOBODY, inviter: id });
  const inviter = entered?.inviter ?? null;
  if (inviter === null) return null;
  const profile = await ask(profiles.get, { address: inviter.address });
  return {
    address: inviter.address,
    isRoot: inviter.isRoot,
    name: nameInLine(profile?.nickName ?? ''),
  };
}

/** The address of no key, which a visitor without one goes by. */
const NOBODY = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb' as Address;
