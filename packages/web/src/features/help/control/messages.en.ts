export const messages = {
  solvency_does: 'What all contracts owe and what they hold, at one block.',
  solvency_risk:
    'Solvent means the contracts hold all they owe. It says nothing about prices.\nA root covers you only if you find your own claim in it. Check it.',
  solvency_numbers:
    'All claims form a Merkle-sum tree; its root is on chain. “Check my share” computes your claim in this browser.',
  approvals_does: "Who can spend coins from your wallet, and how much. Cancel what you don't need.",
  approvals_risk:
    'A spender can take up to the approved amount any time.\nThey can still do so until your cancellation is confirmed.',
  approvals_numbers: "Each approval is read from the coin's contract at the block shown.",
  activity_does:
    'Everything you sent: waiting, in a block, final or failed. It resumes after a reload.',
  activity_risk:
    "Don't send again what is in progress: you would pay twice.\nA failed transaction can still cost the network fee.",
  activity_numbers: "Each entry has its transaction ID. Final means it can't be replaced.",
  energy_does: 'Rent energy by the hour, so transactions burn less TRX.',
  energy_risk:
    'Unused energy expires when the rental ends.\nWithout delivery in 10 minutes, you are refunded in full.',
  energy_numbers: 'Current prices of the chain and the desk. The operator is paid only at the end.',
  contacts_does: 'Names for addresses you send to. We warn you of look-alikes.',
  contacts_risk: 'Stored only in this browser. If you clear the browser, they are gone.',
  contacts_numbers: 'We check every address by its checksum.',
  settings_does: 'Language, theme, wallet, nodes, contracts and saved data.',
  settings_risk:
    'Clearing data keeps demo wallet keys and unfinished orders.\nCompare contract addresses with another source when you use real funds.',
  settings_numbers:
    "Your browser compares each contract's code with ours and shows whether it asks a node directly.",
  owner_does: 'What the owner can change, and what nobody can.',
  owner_risk:
    'Each change is its own transaction. If the timelock is the owner, only a vote can change anything.',
  owner_numbers: 'Old values are read from the contracts. We simulate each change before you sign.',
  portfolio_does:
    'Everything you hold and everything contracts owe you, with values.\nSee how much came from prices, rewards, deposits and withdrawals.',
  portfolio_risk:
    'A value is a price, not an offer. If selling now would bring less than 90\u202f% of it, we show both and count the lower.\nRows without a price count as zero.',
  portfolio_numbers:
    'Balances and prices are read at one block. What contracts owe you matches the solvency proof.',
  waiting_does:
    'What you can collect, must not miss, or left unfinished. Each row opens that item.',
  waiting_risk:
    'Items under “Expiring soon” are lost when their time is up.\nRewards, unlocks and refunds have no deadline unless one is shown.',
  waiting_numbers:
    'Amounts are what the contracts owe you now. Only you see unfinished actions, after you sign in.',
  menu_does: 'All pages, with search.',
  menu_risk: 'Nothing here touches your money. You can look around without a wallet.',
  menu_numbers: 'This page has no numbers.',
  me_does: 'What is yours and needs your attention: cards, income, team and controls.',
  me_risk: "If something isn't yours, check Approvals and Activity first.",
  me_numbers: 'Counted for the connected address. Each has its own page.',
  payfi_does: "A planned feature. It isn't available yet.",
  payfi_risk: 'There is nothing to buy and no list to join. Anyone who offers either is a fraud.',
  payfi_numbers: 'This page has no numbers.',
  welcome_does: 'What you need to start, three things to try, and the tour.',
  welcome_risk:
    'On the demo chain, nothing has value.\nOn any other network, your signature moves your own coins.',
  welcome_numbers: 'The server names the network, and your wallet confirms it.',
  glossary_does: 'The terms used here, in two or three plain sentences each.',
  glossary_risk: "Knowing the terms doesn't remove the risks. The help of each page names them.",
  glossary_numbers: 'Figures are on the page of each term.',
  notFound_does: 'There is no page at this address.',
  notFound_risk: 'Type the addresses of money sites yourself; a link may lead to a fake one.',
  notFound_numbers: 'This page has no numbers.',
} as const;
