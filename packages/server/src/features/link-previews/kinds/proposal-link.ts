import { dao } from '@vellum/api/dao/dao';
import { countText, dateText, dayText, percentText, shareOf } from '../figures.ts';
import type { LinkKind } from '../link-kind.ts';
import { linkTexts } from '../link-texts.ts';
import { aboutInLine, nameInLine, plainPicture } from '../shown-name.ts';

const ID = /^[0-9]{1,78}$/;

export const proposalLink: LinkKind = {
  route: '/dao/:id',
  field: null,
  others: ['/dao/new'],
  idOf: ({ params }) => ID.exec(params['id'] ?? '')?.[0] ?? null,
  pathOf: (id) => `/dao/${id}`,
  async read(id, { ask, language, chainTime }) {
    const proposal = await ask(dao.get, { proposalId: id });
    if (proposal === null) return null;
    const t = linkTexts[language];
    const number = `${proposal.number}`;
    const title = nameInLine(proposal.title) || t.proposal(number);
    const [inFavour, against] = [BigInt(proposal.inFavour), BigInt(proposal.against)];
    // As the page counts: abstaining is for the quorum alone.
    const said = inFavour + against;
    const [share, rest] = [shareOf(inFavour, said), shareOf(against, said)];
    const state = t.proposalStates[proposal.state];
    const isOpen = proposal.state === 'active';
    return {
      title: t.proposalTitle(number, title),
      description: aboutInLine(
        t.proposalAbout(state, percentText(share), percentText(rest), countText(proposal.voters)),
      ),
      picture: {
        ...plainPicture,
        language,
        ink: '#5B4A9E',
        kind: {
          strong: t.proposal(number),
          plain: '',
          state: isOpen ? t.voting(dayText(proposal.voteEnd, language)) : state,
        },
        title,
        bar: said === 0n ? null : { share, mark: null, rest },
        line:
          said === 0n
            ? [{ text: t.noVotes, tone: 'plain' }]
            : [
                { text: t.inFavour, tone: 'plain' },
                { text: percentText(share), tone: 'figure' },
                { text: '·', tone: 'plain' },
                { text: t.against, tone: 'plain' },
                { text: percentText(rest), tone: 'figure' },
              ],
        date: dateText(chainTime, language),
        art: { kind: 'rosette', seed: `proposal ${number}`, mark: number },
      },
    };
  },
};
