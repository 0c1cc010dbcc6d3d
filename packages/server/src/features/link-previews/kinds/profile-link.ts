import { profiles } from '@vellum/api/profiles/profiles';
import { parseAddress, shortenAddress } from '@vellum/tron/address';
import { countText, dateText } from '../figures.ts';
import type { LinkKind } from '../link-kind.ts';
import { linkTexts } from '../link-texts.ts';
import { aboutInLine, GREEN, nameInLine, plainPicture } from '../shown-name.ts';

/** Always with the address: a name can be copied. */
export const profileLink: LinkKind = {
  route: '/user/:address',
  field: null,
  idOf: ({ params }) => parseAddress(params['address'] ?? ''),
  pathOf: (id) => `/user/${id}`,
  async read(id, { ask, language, chainTime }) {
    const user = await ask(profiles.get, { address: id });
    if (user === null) return null;
    const t = linkTexts[language];
    const short = shortenAddress(user.address);
    const name = nameInLine(user.nickName);
    const [team, cards] = [countText(user.teamSize), countText(user.cards)];
    return {
      title: t.profileTitle(name, short),
      description: aboutInLine(user.introduction) || t.profileAbout(team, cards),
      picture: {
        ...plainPicture,
        language,
        ink: GREEN,
        kind: { strong: '', plain: name === '' ? t.profile : t.nameByOwner, state: '' },
        title: name || short,
        figure: name === '' ? null : { value: short, unit: '' },
        facts: [
          { label: t.team, value: team, unit: '' },
          { label: t.cards, value: cards, unit: '' },
          { label: t.level, value: `${user.level}`, unit: '' },
        ],
        date: dateText(chainTime, language),
        art: { kind: 'face', address: user.address },
      },
    };
  },
};
