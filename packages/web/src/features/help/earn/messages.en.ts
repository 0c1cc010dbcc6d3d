export const messages = {
  assetStaking_does:
    'Three ways to earn side by side: coins, LP and cards. What each pays, from where, and until when.',
  assetStaking_risk:
    'The price of what you stake can fall by more than you earn.\nA pool that is not funded again stops paying at its date.',
  assetStaking_numbers:
    'Yields are funded minimums, not compounded. Each shows its pool and the day its funds last to.',
  lpStaking_does: 'Stakes LP without a term. Rewards run by the second; you leave when you like.',
  lpStaking_risk:
    'LP moves with both prices: impermanent loss can be larger than the reward.\nThe stake can be taken out even if the reward coin breaks, then without reward.',
  lpStaking_numbers:
    'The rate is what the funded stream pays now, divided by all LP staked. It falls when others join.',
  coinStaking_does: 'Puts VLM away for a term with a reward that is fixed on the day you stake.',
  coinStaking_risk:
    'Before the term ends, closing returns the coins without the reward, and not before day 3.\nThe price of the coin can fall in the meantime.',
  coinStaking_numbers:
    'The whole reward is set aside when you stake, out of what the pool holds. If that is not enough, the stake is refused.',
  computingPower_does:
    'Burns coins for power. Power earns a share of a funded pool for as long as that lasts.',
  computingPower_risk:
    'Permanent: nobody can bring burned coins back.\nYou may earn less than you burned. Your share falls when others burn too.',
  computingPower_numbers:
    'Power is counted at the lower of average and present price. Pool, power and nodes are read from the contract.',
  lpPosition_does:
    'Shows what you have in a pool as its two coins, wherever it lies: wallet, staking, presale vesting or Locker. Remove turns it back into both coins; TRX comes out as TRX.',
  lpPosition_risk:
    'If the two prices move apart, the position is worth less than keeping both coins. Fees you earned are already in it.',
  lpPosition_numbers:
    'The pool contract tells what it holds and how much LP there is; your browser computes your part as the contract does.',
  buyLp_does: 'Makes LP out of one coin in one transaction and locks it for a day.',
  buyLp_risk:
    'Half is swapped: slippage and the fee of the pair cost a little, at most what the review says.\nLP moves with both prices (impermanent loss).',
  buyLp_numbers: 'The least you get stands in the review. If less came out, the contract refuses.',
  locks_does: 'Your locks: what is locked, until when, and what can be unlocked now.',
  locks_risk:
    'Before its time nobody can open a lock: not you, not an owner.\nA lock can be made longer, never shorter.',
  locks_numbers: 'Amounts and dates are read from the locker, which has no owner.',
  lockNew_does: 'Locks a coin or LP until a day you choose, for everyone to see.',
  lockNew_risk:
    'There is no way back before that day. Check year and amount twice.\nA coin that changes balances by itself does not belong in a lock.',
  lockNew_numbers: 'The date is the time of the chain, shown in your own time zone.',
  lockProof_does: 'Shows anyone what is locked of a coin, by whom and until when.',
  lockProof_risk:
    'Locked LP does not stop the price from falling.\nLook at the share that is locked, not only at the date.',
  lockProof_numbers: 'Added up from the locker itself; each lock has its transaction.',
  income_does:
    'All your income: what you can claim now, what is being paid out, and the last days.',
  income_risk:
    'A claim costs network energy. Small amounts can be worth less than the cost; the review shows both.',
  income_numbers:
    'Direct income is held by its contract. Payout income follows from the logs of the chain, and anyone can compute it again.',
  incomeRecords_does: 'Every record of income and withdrawal, to filter and to save as a file.',
  incomeRecords_risk:
    'A record that is not final can still change. A failed one says why, and the balance is back.',
  incomeRecords_numbers:
    'Each record ends in a transaction. The sums of the file equal those of the page.',
  claim_does: 'Claims one source of income by your own transaction.',
  claim_risk:
    'The network fee is yours even if nothing is left to claim by then.\nNobody but you can be paid by it.',
  claim_numbers:
    'The amount is asked of the contract at this block; it grows until your call is in a block.',
  withdraw_does:
    'Asks for payout income to be sent to you. The next root carries it, and it costs you no energy.',
  withdraw_risk:
    'It takes hours: a root waits for its challenge time and may be vetoed; then the balance is back.\nYou can also claim at once by yourself.',
  withdraw_numbers:
    'The balance follows from the logs of the chain. Every root can be computed again and compared.',
} as const;
