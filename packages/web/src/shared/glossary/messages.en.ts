export const messages = {
  groupChain: 'The chain',
  groupCards: 'Cards and boxes',
  groupEarn: 'Earning',
  groupLaunch: 'Launching',
  groupCommunity: 'Community',
  address_name: 'Address',
  address_text:
    'Where coins and cards are sent. A TRON address starts with T and has 34 characters. The colours under its parts help you spot look-alikes.',
  block_name: 'Block',
  block_text:
    'A group of transactions that all nodes share. A new one comes about every three seconds.',
  final_name: 'Final',
  final_text:
    'A block that can no longer be replaced, usually after about a minute. Until then its transactions are confirmed but not final.',
  energy_name: 'Energy',
  energy_text:
    'What contract calls use on TRON. Stake TRX to get some, rent it by the hour, or burn TRX for it.',
  bandwidth_name: 'Bandwidth',
  bandwidth_text:
    'What the bytes of a transaction use. Addresses that already exist on TRON get some free every day; beyond that, TRX is burned.',
  feeLimit_name: 'Max fee',
  feeLimit_text:
    'The most a transaction can burn for energy. If it needs more, it fails and you lose what it used so far.',
  approval_name: 'Approval',
  approval_text:
    'Your permission for a contract to spend up to an amount of a coin. Vellum asks for the exact amount, and you can cancel any approval.',
  node_name: 'Node',
  node_text:
    'A computer that stores the chain and answers questions about it. In burn mining, a node is an address with power.',
  testFunds_name: 'Test funds',
  testFunds_text: 'Free coins of the demo chain. They are worth nothing and only work there.',
  level_name: 'Level',
  level_text:
    "Bronze, Silver, Gold, Platinum, Diamond or Black. The level sets a card's price, image and weight in the reward pool.",
  mint_name: 'Mint',
  mint_text: 'Create a new card by buying it from the contract. Every submit mints and pays again.',
  u_name: 'U',
  u_text: 'The unit for prices: 1 U = 1 USDT, about one US dollar. You pay in TRX or USDT.',
  twap_name: 'Average price (TWAP)',
  twap_text:
    'The time-weighted average over half an hour or more. A short price spike hardly moves it.',
  pledge_name: 'Pledge',
  pledge_text:
    "Put a card away for a term to earn rewards. It stays yours, but you can't sell or transfer it until you unlock it after the term.",
  freeze_name: 'Freeze',
  freeze_text:
    'The guardian can stop one card from moving, for up to 7 days in any 90. You can still unlock and claim.',
  box_name: 'Blind box',
  box_text:
    'A box whose prize is drawn after the sale. The contract holds all prizes before the first box is sold.',
  odds_name: 'Odds and average value',
  odds_text:
    "How likely each prize is, and what a box is worth on average. The average is below the price; the difference is the seller's income.",
  commitment_name: 'Commitment',
  commitment_text:
    "A fingerprint of a secret, published before the sale. When the secret is shown later, anyone can check that it wasn't changed.",
  stake_name: 'Stake',
  stake_text:
    'Put coins or LP into a contract to earn rewards. They stay yours; some stakes have a term.',
  pool_name: 'Reward pool',
  pool_text: 'Coins paid in first, from which rewards are paid. When it is empty, rewards end.',
  yield_name: 'APR',
  yield_text:
    'Reward per year as a share of your stake, not compounded. The funded minimum counts only rewards already in the pool; the current APR changes as others join or leave.',
  lp_name: 'LP',
  lp_text: 'Your share of a pool of two coins. It earns part of the trading fees.',
  impermanentLoss_name: 'Impermanent loss',
  impermanentLoss_text:
    'When the two prices move apart, your LP is worth less than holding both coins. Removing it makes the loss real.',
  slippage_name: 'Slippage tolerance',
  slippage_text:
    'The most the price can change before your swap fails. Your own trade changes it too: that is the price impact.',
  lock_name: 'Lock',
  lock_text:
    'Coins locked until a set day. Nobody can unlock them earlier; you can only extend a lock.',
  burn_name: 'Burn',
  burn_text: 'Destroy coins permanently. Nobody can restore them.',
  burnPower_name: 'Power',
  burnPower_text:
    'What you get for burning coins in burn mining. It earns a share of a funded pool; your share shrinks when others burn too.',
  claim_name: 'Claim',
  claim_text: 'Collect what a contract owes you with your own transaction. It pays only you.',
  merkleRoot_name: 'Merkle root',
  merkleRoot_text:
    'One fingerprint of a whole list. Nobody can change the list unnoticed, and you can prove your own line without showing others.',
  challenge_name: 'Challenge time',
  challenge_text:
    'Hours in which a payout root is public but not paid yet. Anyone can recompute it; a wrong one is vetoed.',
  solvency_name: 'Solvency',
  solvency_text: 'Whether the contracts hold all they owe. You can check your own share.',
  presale_name: 'Presale',
  presale_text:
    'Shares sold before a token trades. If it succeeds, buyers get LP on a vesting schedule; if it fails, they are refunded in full.',
  softCap_name: 'Soft cap',
  softCap_text:
    'The least a presale must raise. Below it, the presale fails and every buyer can get a full refund.',
  hardCap_name: 'Hard cap',
  hardCap_text: 'The most a presale can raise. Once reached, no more shares are sold.',
  vesting_name: 'Vesting schedule',
  vesting_text:
    "Tokens unlock in parts: first a delay, then a part at each interval. You can't sell locked ones.",
  backing_name: 'Reserve',
  backing_text: 'TRX set aside for a token at launch. Burn tokens to redeem a part of it.',
  whitelist_name: 'Whitelist',
  whitelist_text: 'Addresses that may buy in an internal sale. Nobody can sell you a place on it.',
  score_name: 'Safety score',
  score_text:
    "Computed only from facts on chain: locks, caps and the creator's powers. It shows what is possible, not what will happen.",
  evidence_name: 'Evidence card',
  evidence_text:
    'Issuer, legal claim, custodian, last audit and redemption terms of a token that claims a real asset. Without it, we show no asset backing.',
  activation_name: 'Activation',
  activation_text:
    'Makes your address a member, once and for free. You need it to buy, stake and launch, never to leave.',
  inviter_name: 'Inviter',
  inviter_text:
    'The member who invited you: optional and permanent. An inviter gets a share of the fees you pay, never of your deposits.',
  delegate_name: 'Delegate',
  delegate_text:
    "Give the votes of your VLM to an address, or to yourself. Without it they don't count. You keep your coins.",
  quorum_name: 'Quorum',
  quorum_text: 'The least number of votes for a result to count.',
  timelock_name: 'Timelock',
  timelock_text:
    'A contract that makes every decision wait in public before it takes effect. It owns the settings of the other contracts.',
} as const;
