export const messages = {
  alike_contact:
    'This is not {name}. It looks like the address in your contacts, but it is another. Somebody may have made it to deceive you.',
  alike_mine:
    'This address looks like your own, but it is another. Somebody may have made it to deceive you.',
  alike_inviter:
    'This address looks like your inviter, but it is another. Somebody may have made it to deceive you.',
  alike_used:
    'This address looks like one you used before, but it is another. Somebody may have made it to deceive you.',
  alike_trader:
    'This address looks like one you traded with, but it is another. Somebody may have made it to deceive you.',
  alike_contract:
    'This address looks like a contract of this platform, but it is another. Somebody may have made it to deceive you.',
  real_contact: 'Your contact {name}:',
  real_mine: 'Your own address:',
  real_inviter: 'Your inviter:',
  real_used: 'You used this one before:',
  real_trader: 'You traded with this one:',
  real_contract: 'The contract {name}:',
  is_contact: 'Your contact {name}',
  is_mine: 'Your own address',
  is_inviter: 'Your inviter',
  is_used: 'You used this address before',
  is_trader: 'You traded with this address',
  is_contract: 'The contract {name} of this platform',
  entered: 'You entered:',
  toContract: 'This is a contract, not a wallet. What it receives may stay there for good.',
  confirmAlike: 'I compared them: I mean the one I entered',
  useInstead: 'Use the one I know',
  pick: 'Choose a contact',
  pickSearch: 'Find a name',
  noneFound: 'No contact has such a name.',
  toBook: 'Open the contact book',
} as const;
