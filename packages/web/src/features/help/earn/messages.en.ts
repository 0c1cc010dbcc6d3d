export const messages = {
  assetStaking_does:
    'Compare three ways to earn: coins, LP and cards. See what each pays, from where and until when.',
  assetStaking_risk:
    'The price of what you stake can fall by more than you earn.\nA pool that gets no new funds stops paying on its end date.',
  assetStaking_numbers:
    'The funded minimum counts only rewards already in the pool; the current APR changes as others join or leave. Neither is compounded. Each shows its pool and how long its funds last.',
  lpStaking_does: 'Stake LP without a term. Rewards grow every second; unstake any time.',
  lpStaking_risk:
    'Impermanent loss can be larger than the reward.\nYou can unstake even if the reward coin fails, then without reward.',
  lpStaking_numbers:
    'What the funded stream pays now, divided by all staked LP. It falls when others join.',
  coinStaking_does: 'Stake VLM for a term. The reward is fixed on the day you stake.',
  coinStaking_risk:
    "If you unstake before the term ends, you get your coins without the reward, on day 3 at the earliest.\nThe coin's price can fall in the meantime.",
  coinStaking_numbers:
    "The whole reward is set aside when you stake. If the pool doesn't have enough, the stake fails.",
  computingPower_does: 'Burn coins for power. Power earns a share of a funded pool while it lasts.',
  computingPower_risk:
    'Permanent: nobody can restore burned coins.\nYou may earn less than you burned. Your share falls when others burn too.',
  computingPower_numbers:
    'We use the lower of the average and current price. Pool, power and nodes are read from the contract.',
  lpPosition_does:
    'Your pool position as its two coins, wherever it is: wallet, staking, vesting or lock. Remove turns it back into both coins.',
  lpPosition_risk:
    'When the two prices move apart, your position is worth less than holding both coins. Fees you earned are included.',
  lpPosition_numbers:
    "Your browser computes your share from the pool contract's reserves and total LP.",
  buyLp_does: 'Buy LP with one coin in one transaction. It unlocks after a day.',
  buyLp_risk:
    'Half is swapped: slippage and pool fees cost a little, up to the maximum in the review.\nImpermanent loss applies.',
  buyLp_numbers: 'The review shows your minimum. Below that, the transaction fails.',
  locks_does: 'Your locks: what is locked, until when, and what you can unlock now.',
  locks_risk:
    'Nobody can open a lock early: not you, not an owner.\nYou can extend a lock, never shorten it.',
  locks_numbers: 'Amounts and dates are read from the lock contract, which has no owner.',
  lockNew_does: 'Lock a coin or LP until a day you choose. Everyone can see it.',
  lockNew_risk:
    "You can't unlock before that day. Check year and amount twice.\nDon't lock coins that change balances by themselves.",
  lockNew_numbers: 'Dates follow chain time, shown in your time zone.',
  lockProof_does: 'Shows anyone how much of a coin is locked, by whom and until when.',
  lockProof_risk:
    "Locked LP doesn't stop the price from falling.\nCheck the locked share, not only the date.",
  lockProof_numbers: 'Added up from the lock contract. Each lock has its transaction.',
  income_does: 'All your income: what you can claim now, what is being paid out, and recent days.',
  income_risk:
    'A claim costs a network fee. A small amount can be worth less; the review shows both.',
  income_numbers:
    'Contracts hold your direct income. Payout income is computed from chain records; anyone can recompute it.',
  incomeRecords_does: 'All income and withdrawal records. Filter or export them.',
  incomeRecords_risk:
    'Records can change until final. A failed one shows why, and your balance is restored.',
  incomeRecords_numbers:
    'Each record ends in a transaction. Exported sums equal those on the page.',
  claim_does: 'Claim income from one source with your own transaction.',
  claim_risk: 'You pay the network fee even if nothing is left to claim.\nIt pays only you.',
  claim_numbers:
    'Read from the contract at this block. It grows until your transaction is confirmed.',
  withdraw_does:
    'Ask us to send your payout income. It goes with the next payment list, without a network fee.',
  withdraw_risk:
    'It takes hours: the list waits for its challenge time. If it is vetoed, your balance is restored.\nYou can also claim at once yourself.',
  withdraw_numbers: 'Computed from chain records. Anyone can recompute and compare every root.',
} as const;
