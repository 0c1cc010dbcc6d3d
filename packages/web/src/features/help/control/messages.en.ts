export const messages = {
  solvency_does: 'What all contracts owe everybody, against what they hold, at one block.',
  solvency_risk:
    'Solvent means: what is owed is there. It says nothing of prices.\nA root shows your share only if you find your own leaf in it. Check it.',
  solvency_numbers:
    'A Merkle-sum tree of all that is owed; its root is on the chain. Check my share computes your leaf in this browser.',
  approvals_does:
    'Who may take coins out of your wallet, and how much. Cancel what you no longer need.',
  approvals_risk:
    'Whoever holds an approval can take up to that amount at any time.\nA spender may still use it before your cancel is in a block.',
  approvals_numbers: 'Each allowance is asked of the coin itself, at the block shown.',
  activity_does:
    'Everything you have sent: waiting, in a block, final or failed. It goes on after a reload.',
  activity_risk:
    'Do not send again what is still under way: it would be paid twice.\nA failed call can still have cost the network fee.',
  activity_numbers: 'Each entry ends in a transaction id. Final means: no longer replaceable.',
  energy_does: 'Rents energy for hours, so that calls burn less TRX.',
  energy_risk:
    'Rented energy ends with its time, used or not.\nIf it is not delivered within 10 minutes, anybody can have your payment sent back to you.',
  energy_numbers:
    'Prices are those of the chain and of the desk now. The operator is paid at the end only.',
  contacts_does: 'Names for addresses you send to. Fields then warn you of look-alikes.',
  contacts_risk: 'The list is kept in this browser only. Clear the browser, and it is gone.',
  contacts_numbers: 'Every address is checked by its checksum when you add it.',
  settings_does: 'Language, theme, wallet, nodes, contracts, and what this browser keeps.',
  settings_risk:
    'Clearing keeps the keys of the demo wallet and unfinished orders, nothing else.\nCompare contract addresses with another source when you use real funds.',
  settings_numbers:
    'Your browser compares the code of each contract with ours, and says whether it asks a node directly.',
  owner_does: 'What the owner of the contracts can set, and what nobody can.',
  owner_risk:
    'Each change is a transaction of its own. Where the owner is the timelock, only a vote changes anything.',
  owner_numbers: 'Old values are read from the contracts; the call is tried out before you sign.',
  portfolio_does:
    'Everything your address holds and everything contracts owe it, with a value for each row.\nIt also shows how the total changed, split into prices and rewards, and what you added or took out.',
  portfolio_risk:
    'A value is a price, not an offer. Where selling everything now would bring less than 90 % of it, both figures are shown and the total counts the lower one.\nRows without a price count as nothing.',
  portfolio_numbers:
    'Balances and prices are read at one block. What contracts owe you is the figure that the solvency proof has for your address.',
  waiting_does:
    'Everything you can collect, must not miss, or left unfinished. Each row opens exactly that thing.',
  waiting_risk:
    'Rows under “Before it expires” are lost or released once their time is over.\nRewards, unlocks and refunds have no deadline unless one is shown.',
  waiting_numbers:
    'Amounts are what the contracts owe your address now. Unfinished actions are shown to you alone, after you sign in.',
  menu_does: 'Every page of the product, and search by name.',
  menu_risk:
    'Nothing can happen to your money here. Pages without a wallet can be looked at freely.',
  menu_numbers: 'This page shows none.',
  me_does:
    'What belongs to you and waits for you: cards, income, team, and the ways to control them.',
  me_risk: 'If something here is not yours, look at Approvals and Activity first.',
  me_numbers: 'Counted for the connected address, each with its own page.',
  payfi_does: 'A feature that is planned and not there.',
  payfi_risk: 'There is nothing to buy and no list to join. Whoever offers either deceives you.',
  payfi_numbers: 'This page shows none.',
  welcome_does: 'What you need to begin, three things to try, and the tour.',
  welcome_risk:
    'On the demo chain nothing has value.\nOn any other network what you sign moves your own coins.',
  welcome_numbers:
    'Which network this is comes from the server, and your wallet is asked the same.',
  glossary_does: 'The words of these pages, each in two or three plain sentences.',
  glossary_risk: 'Knowing the words does not take the risk away. The help of each page names it.',
  glossary_numbers: 'Where a word has a figure, its own page shows it.',
  notFound_does: 'This address leads nowhere.',
  notFound_risk: 'Type addresses of money sites yourself; a link may have led you to a false one.',
  notFound_numbers: 'This page shows none.',
} as const;
