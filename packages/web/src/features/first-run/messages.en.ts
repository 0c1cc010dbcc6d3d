export const messages = {
  slipTitle: 'Welcome',
  slipText:
    'A demo wallet and test funds come with it, so nothing here has value. Try three things: buy a card, stake, launch a token or join a presale.',
  testFunds: 'Test funds',
  inChinese: '以繁體中文顯示',
  start: 'First steps',
  tour: 'Show me around',
  dismiss: 'Close the welcome',
  lead: 'Every action here is a real transaction on a TRON chain that runs for this demo only. You can try everything, and nothing you do costs money.',
  leadReal:
    'Every action here is a transaction on the network {network}. What you sign moves your own coins, and nobody can take it back.',
  beforeTitle: 'Before you start',
  walletTitle: 'A wallet without an extension',
  walletText:
    'Press Connect wallet and choose Demo wallet. It makes a key in this browser, or lends you one of the people below.',
  fundsTitle: 'Test funds',
  fundsText:
    'A new key gets 10,000 TRX for free; more comes from the account sheet. They are worth nothing and cannot leave this chain.',
  activeTitle: 'Activate once',
  activeText:
    'Buying, staking and launching need an active address. Joining is free, and an inviter is optional.',
  timeTitle: 'Time is yours',
  timeText:
    'The clock at the top of Home moves the chain forward by an hour, a day or 30 days, or to the next due date.',
  realWalletTitle: 'Your wallet',
  realWalletText:
    'TronLink or OKX Wallet, on the same network as this site. We never see your key.',
  realFundsTitle: 'Real funds',
  realFundsText:
    'Begin with an amount you can do without. Before the wallet opens, the call is tried on a node and told in words.',
  tryTitle: 'Three things to try',
  cardTitle: 'Buy a card',
  cardText:
    'Choose a level, read what you give and get, and sign. The card is yours to sell, give away or pledge.',
  cardLink: 'To the market',
  stakeTitle: 'Stake',
  stakeText:
    'Put coins away for a term. The yield shown is the least you get, from a pool already funded.',
  stakeLink: 'To staking',
  launchTitle: 'Launch a token, or join a presale',
  launchText:
    'A launch takes a minute. A presale that misses its soft cap pays everything back, and nobody can stop that.',
  launchLink: 'Launch',
  presaleLink: 'See presales',
  peopleTitle: 'People you can be',
  newcomer: 'Newcomer',
  newcomerText: 'Starts with nothing but test funds, as you would.',
  collector: 'Collector',
  collectorText:
    'Has cards on sale and pledged, boxes to open, stakes that are due and income to claim.',
  creator: 'Creator',
  creatorText: 'Made three of the launches and can edit their words.',
  owner: 'Owner',
  ownerText:
    'Opens the owner console under Me: what an owner can and cannot do. Writes announcements.',
  takeTour: 'Take the tour',
  glossary: 'Words explained',
  tourName: 'Tour',
  tourStep: '{n} of {count}',
  tourNext: 'Next',
  tourBack: 'Back',
  tourDone: 'Done',
  tourEnd: 'End the tour',
  stopWallet: 'Begin with a wallet',
  stopWalletText:
    'Press here and choose Demo wallet: a key and test funds in two presses, no extension.',
  stopMarket: 'Buy a card',
  stopMarketText: 'Cards by level or from other holders. You see the whole price before you sign.',
  stopEarn: 'Stake',
  stopEarnText:
    'Coins, LP and cards side by side: what each pays, from which pool, and until when.',
  stopLaunch: 'Launch a token',
  stopLaunchText: 'One short form. What you promise in it, the contracts keep.',
  stopTokens: 'Join a presale',
  stopTokensText: 'Every launch with its phase and a score that anyone can compute again.',
  stopClock: 'Move time forward',
  stopClockText:
    'Terms, presales and votes can be lived through in minutes. Only this chain has such a clock.',
  stopProof: 'Check us',
  stopProofText:
    'What everybody is owed, against what the contracts hold, checked in your browser.',
  stopHelp: 'Help on every page',
  stopHelpText:
    'What the page does, what can go wrong with money, and where its numbers come from. This tour can be taken again under All features, First steps.',
} as const;
