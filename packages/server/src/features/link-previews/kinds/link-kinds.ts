import type { LinkKind, LinkKindName } from '../link-kind.ts';
import { boxLink } from './box-link.ts';
import { cardLink } from './card-link.ts';
import { invitationLink } from './invitation-link.ts';
import { presaleLink } from './presale-link.ts';
import { profileLink } from './profile-link.ts';
import { proposalLink } from './proposal-link.ts';
import { tokenLink } from './token-link.ts';

/** Every kind of link that shows what it leads to. */
export const kindOfLink: Readonly<Record<LinkKindName, LinkKind>> = {
  token: tokenLink,
  presale: presaleLink,
  card: cardLink,
  box: boxLink,
  proposal: proposalLink,
  profile: profileLink,
  invitation: invitationLink,
};
