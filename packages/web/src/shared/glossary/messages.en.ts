export const messages = {
  groupChain: 'The chain',
  groupCards: 'Cards and boxes',
  groupEarn: 'Earning',
  groupLaunch: 'Launching',
  groupCommunity: 'Community',
  address_name: 'Address',
  address_text:
    'Where coins and cards are sent to; on TRON it begins with T and has 34 characters. Its last part is a checksum, so a typing error is noticed. Colours under its parts make look-alikes visible.',
  block_name: 'Block',
  block_text:
    'A page of the ledger that all nodes share. A new one comes about every three seconds. A number with a block beside it was true in that block.',
  final_name: 'Final',
  final_text:
    'A block that can no longer be replaced, usually after about a minute. Before that a transaction is confirmed, but not yet final.',
  energy_name: 'Energy',
  energy_text:
    'What a contract call uses up on TRON. You have some if you staked TRX, can rent it by the hour, or else burn TRX for it.',
  bandwidth_name: 'Bandwidth',
  bandwidth_text:
    'What the bytes of a transaction use up. Every active address gets a little for free each day; beyond that, TRX is burned.',
  feeLimit_name: 'Fee limit',
  feeLimit_text:
    'The most a call may burn for energy. A call that needs more is undone, and what it used so far is lost.',
  approval_name: 'Approval',
  approval_text:
    'Your permission for a contract to take up to an amount of a coin. Here it is exact by default, and every one can be cancelled.',
  node_name: 'Node',
  node_text:
    'A computer that keeps the chain and answers questions about it. On the page of computing power, a node is an address that has burn power.',
  testFunds_name: 'Test funds',
  testFunds_text:
    'Coins of the demo chain. They are free, worth nothing and cannot be sent to any other network.',
  level_name: 'Level',
  level_text:
    'Bronze, Silver, Gold, Platinum, Diamond or Black. It decides price, weight in the reward pool and picture of a card.',
  mint_name: 'Mint',
  mint_text: 'To make a new card by buying it from the contract. Each submit mints and pays again.',
  u_name: 'U',
  u_text:
    'The unit in which prices are told: about one US dollar, taken as one USDT. It is not a coin; you pay in TRX or USDT.',
  twap_name: 'TWAP',
  twap_text:
    'Time-weighted average price: the mean over half an hour or more. A price that was bent for a moment hardly moves it.',
  pledge_name: 'Pledge',
  pledge_text:
    'To put a card away for a term, for rewards. It stays yours, but cannot be sold or given away until you unlock it after the term.',
  freeze_name: 'Freeze',
  freeze_text:
    'The guardian can stop a single card from moving, for at most 7 days in any 90. Unlocking and claiming go on.',
  box_name: 'Blind box',
  box_text:
    'A box whose prize is drawn after the sale. All prizes lie in the contract before the first box is sold.',
  odds_name: 'Odds and expected value',
  odds_text:
    'How likely each prize is, and what a box is worth on average. The average is below the price: that is what the seller earns.',
  commitment_name: 'Commitment',
  commitment_text:
    'A fingerprint of a secret, published before the sale. Later the secret is shown, and everyone can see that it was not changed.',
  stake_name: 'Stake',
  stake_text:
    'To put coins or LP into a contract for rewards. The coins stay yours; some stakes have a term.',
  pool_name: 'Reward pool',
  pool_text:
    'Coins that were paid in first and from which rewards are paid. When it is empty, rewards end. What is promised is never more than what is in it.',
  yield_name: 'Yield',
  yield_text:
    'Reward per year as a part of what you put in. Here it is the least attainable, not compounded, and stands beside the day to which it is funded.',
  lp_name: 'LP',
  lp_text:
    'Liquidity provider token: your share of a pool of two coins. It earns a part of the trading fees.',
  impermanentLoss_name: 'Impermanent loss',
  impermanentLoss_text:
    'A pool sells what rises and buys what falls. If the two prices move apart, LP is worth less than the two coins would have been; taken out, the loss is real.',
  slippage_name: 'Slippage and price impact',
  slippage_text:
    'The difference between the price you saw and the one you get. Your own trade moves the price, and others may come first. The least you accept is part of the call.',
  lock_name: 'Lock',
  lock_text:
    'Coins put away until a set day. Nobody can unlock them earlier; a lock can only be extended.',
  burn_name: 'Burn',
  burn_text: 'To destroy coins permanently. Nobody can restore them.',
  burnPower_name: 'Power',
  burnPower_text:
    'What you get for burning coins. It earns a share of a funded pool; your share shrinks when others burn too.',
  claim_name: 'Claim',
  claim_text:
    'To collect what a contract owes you, with your own transaction. It can only be paid to you.',
  merkleRoot_name: 'Merkle root',
  merkleRoot_text:
    'One fingerprint of a whole list. With it on the chain, nobody can change the list unnoticed, and you can prove your own line without showing the others.',
  challenge_name: 'Challenge time',
  challenge_text:
    'Hours in which a payout root is public but not paid yet. Anyone can compute it again; a wrong one is vetoed.',
  solvency_name: 'Solvency',
  solvency_text:
    'Whether all that is owed is there. It is shown contract by contract, and everyone can check their own share.',
  presale_name: 'Presale',
  presale_text:
    'The sale of shares before a token can be traded. If it succeeds, buyers get LP in rounds; if it fails, all their money.',
  softCap_name: 'Soft cap',
  softCap_text:
    'The least a presale must raise. Below it the presale fails, and every buyer is refunded.',
  hardCap_name: 'Hard cap',
  hardCap_text: 'What a presale can raise at most. When it is reached, no more shares are sold.',
  vesting_name: 'Vesting',
  vesting_text:
    'Release in rounds: a delay first, then a part at each interval. What is not released yet cannot be sold.',
  backing_name: 'Backing',
  backing_text:
    'TRX put aside for a token at its launch. Burning tokens pays out a part of it, by a formula in the contract.',
  whitelist_name: 'Whitelist',
  whitelist_text: 'The addresses that may buy in an internal sale. Places on it are not for sale.',
  score_name: 'Safety score',
  score_text:
    'Computed only from facts on the chain: locks, caps, powers of the owner. The formula is public. It says what is possible, not what will happen.',
  evidence_name: 'Evidence card',
  evidence_text:
    'For a token that claims a real asset: issuer, legal claim, custodian, last attestation and terms of redemption. Without it, no asset backing is shown.',
  activation_name: 'Activation',
  activation_text:
    'Makes an address a member, once and for free. Buying, staking and launching need it; leaving never does.',
  inviter_name: 'Inviter',
  inviter_text:
    'The member who brought you here; optional and permanent. An inviter gets part of the fees you pay, never of your deposits.',
  delegate_name: 'Delegate',
  delegate_text:
    'To give the votes of your VLM to an address, also your own. Without it they do not count. The coins stay with you.',
  quorum_name: 'Quorum',
  quorum_text: 'How many votes must be cast at least for a result to count.',
  timelock_name: 'Timelock',
  timelock_text:
    'A contract that makes every decision wait in public before it is carried out. It owns the settings of the other contracts.',
} as const;
