export const messages = {
  boards: 'Boards',
  period: 'Period',
  board_raised: 'Raised',
  board_volume: 'Volume',
  board_burn: 'Burned',
  board_holders: 'Holders',
  period_day: '24 hours',
  period_week: '7 days',
  period_month: '30 days',
  period_all: 'All time',
  formula_raised:
    '= TRX paid for shares in presales, less what went back to buyers who left early.',
  formula_volume:
    '= TRX traded in the pools. Of each address and token only the difference between bought and sold counts, and of trades by the creator nothing: trading with oneself moves no place.',
  formula_burn: '= tokens burned, as a part of the first supply.',
  formula_holders:
    '= addresses that hold the token now and began to in this time. Contracts of the launch do not count.',
  between: '{from} to {to}.',
  always: 'From the first block on.',
  places: 'Arrows: places against the time before. Paid places: none.',
  failedTitle: 'The rankings did not load',
  failedText: 'Nothing on the chain is affected. Try again in a moment.',
  emptyTitle: 'Nothing to rank in this time',
  emptyText: 'Choose a longer time or another board.',
  sum: 'Sum of all tokens',
  leftOut:
    '{n, plural, =0 {Left out by the rule} one {Left out by the rule, of # address} other {Left out by the rule, of # addresses}}',
  holders: '{n, plural, one {# holder} other {# holders}}',
  samePlace: 'same place as before',
  newPlace: 'not ranked before',
  rose: '{n, plural, one {# place up} other {# places up}}',
  fell: '{n, plural, one {# place down} other {# places down}}',
} as const;
