export const messages = {
  alike_contact:
    "This is not {name}. The address looks like theirs, but it's different; it may be a scam.",
  alike_mine:
    "This is not your address. It looks like yours, but it's different; it may be a scam.",
  alike_inviter:
    "This is not your inviter. The address looks like theirs, but it's different; it may be a scam.",
  alike_used: "You haven't used this address. It looks like one you used; it may be a scam.",
  alike_trader:
    "You haven't traded with this address. It looks like one you traded with; it may be a scam.",
  alike_contract: 'This is not a Vellum contract. The address looks like one; it may be a scam.',
  real_contact: 'Your contact {name}:',
  real_mine: 'Your own address:',
  real_inviter: 'Your inviter:',
  real_used: 'You used:',
  real_trader: 'You traded with:',
  real_contract: '{name} contract:',
  is_contact: 'Your contact {name}',
  is_mine: 'Your own address',
  is_inviter: 'Your inviter',
  is_used: 'You used this address',
  is_trader: 'You traded with this address',
  is_contract: '{name} contract of Vellum',
  entered: 'You entered:',
  toContract: 'This is a contract, not a wallet. Anything you send there may be lost.',
  confirmAlike: 'I compared them and mean the address I entered',
  useInstead: 'Use known address',
  pick: 'Choose a contact',
  pickSearch: 'Search names',
  noneFound: 'No matches',
  toBook: 'Open contacts',
} as const;
