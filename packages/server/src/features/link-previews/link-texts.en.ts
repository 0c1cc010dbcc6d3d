import type { BoxPhase, PresaleState, ProposalState } from '@vellum/api/wire/choice-lists';

type CardState = 'owned' | 'onSale' | 'pledged' | 'frozen';

/** What a link says in English; figures and names come in as they are shown. */
export const english = {
  token: 'Token on TRON',
  tokenTitle: (name: string, symbol: string) => `${name} (${symbol}) on Vellum`,
  coinAbout: (symbol: string) =>
    `Price, chart, pools and the official contract of ${symbol} on Vellum.`,
  tokenAbout: (symbol: string, holders: string, score: number) =>
    `${symbol} on TRON: ${holders} holders, safety score ${score} of 100.`,
  liquidity: 'Liquidity',
  holders: 'Holders',
  safety: 'Safety',
  ofHundred: '/ 100',
  nameByCreator: (kind: string) => `${kind}, name chosen by its creator`,
  lookAlikeTitle: (symbol: string) => `Look-alike warning: ${symbol}`,
  lookAlike: (symbol: string) => `Look-alike: this is not ${symbol}`,
  sentences: (first: string, second: string) => `${first}. ${second}`,
  refused: 'Its texts failed our content check',
  refusedAbout: 'Check the full address before you trust this token.',
  presale: 'Presale',
  presaleTitle: (name: string, share: string, cap: string) =>
    `${name} presale: ${share} of ${cap} TRX`,
  presaleAbout: (raised: string, buyers: string, end: string) =>
    `${raised} TRX raised from ${buyers} buyers. Ends ${end}.`,
  presaleOver: (raised: string, buyers: string) => `${raised} TRX raised from ${buyers} buyers.`,
  raised: 'TRX raised',
  ofCap: (cap: string) => `of ${cap}`,
  buyers: (count: string): string => (count === '1' ? 'buyer' : 'buyers'),
  ends: (time: string) => `ends ${time}`,
  starts: (time: string) => `starts ${time}`,
  presaleStates: {
    notStarted: 'Not started',
    inProgress: 'In progress',
    ended: 'Ended',
    launched: 'Launched',
    failed: 'Failed, refund available',
  } satisfies Record<PresaleState, string>,
  card: 'Card',
  cardTitle: (level: string, serial: string, price: string) =>
    `${level} ${serial}${price === '' ? '' : `, ${price} TRX`}`,
  cardAbout: (level: string, value: string, state: string) =>
    `${level} card on Vellum, printed value ${value} U. ${state}.`,
  lastSold: 'last sold for',
  notForSale: 'Not for sale',
  cardStates: {
    owned: 'Owned',
    onSale: 'On sale',
    pledged: 'Pledged',
    frozen: 'Frozen',
  } satisfies Record<CardState, string>,
  box: 'Blind boxes',
  boxName: (number: string) => `Folio ${number}`,
  boxTitle: (name: string, price: string) => `${name}, blind boxes at ${price} TRX`,
  boxAbout: (sold: string, total: string, prize: string) =>
    `${sold} of ${total} sold. Top prize ${prize}. Anyone can verify the draw.`,
  aBox: 'TRX a box',
  soldOf: (total: string) => `of ${total} sold`,
  topPrize: 'Top prize',
  boxPhases: {
    preparing: 'Preparing',
    onSale: 'On sale',
    soldOut: 'Sold out',
    ended: 'Sale ended',
    armed: 'Draw pending',
    revealed: 'Drawn',
    void: 'Refund available',
  } satisfies Record<BoxPhase, string>,
  until: (day: string) => `to ${day}`,
  proposal: (number: string) => `Proposal ${number}`,
  proposalTitle: (number: string, title: string) => `Proposal ${number}: ${title}`,
  proposalAbout: (state: string, inFavour: string, against: string, voters: string) =>
    `${state}. For ${inFavour}, against ${against}, ${voters} voters.`,
  inFavour: 'For',
  against: 'Against',
  noVotes: 'No votes yet',
  voting: (day: string) => `Voting to ${day}`,
  proposalStates: {
    pending: 'Soon',
    active: 'Voting',
    cancelled: 'Cancelled',
    defeated: 'Failed',
    succeeded: 'Passed',
    queued: 'Waiting',
    ready: 'Can run',
    executed: 'Done',
  } satisfies Record<ProposalState, string>,
  profile: 'Profile',
  nameByOwner: 'Profile, name chosen by its owner',
  profileTitle: (name: string, address: string) =>
    name === '' ? `${address} on Vellum` : `${name} (${address})`,
  profileAbout: (team: string, cards: string) => `Team of ${team}, ${cards} cards on Vellum.`,
  team: 'Team',
  cards: 'Cards',
  level: 'Level',
  invitation: 'Invitation',
  invites: (name: string) => `${name} invites you to Vellum`,
  invitationAbout: 'Free to join, apart from a small network fee. The inviter is permanent.',
  invitationLine: 'Free to join, apart from the network fee',
  rootInvites: 'Join Vellum without an inviter',
};
