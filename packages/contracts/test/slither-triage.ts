type Triage = Readonly<{ detector: string; reason: string; places: string }>;

/** Findings of slither above Info, each looked at: none is a fault. A place where a detector has n findings ends with *n. */
export const slitherTriage: readonly Triage[] = [
  {
    detector: 'arbitrary-send-erc20',
    reason: 'The library moves what its caller names; every caller passes msg.sender.',
    places: 'ExactPull.pull',
  },
  {
    detector: 'arbitrary-send-eth',
    reason:
      "Private: callers pass the account whose debt they have just taken off the books; the treasury is the owner's.",
    places: 'FeeVault._send Payout._send',
  },
  {
    detector: 'reentrancy-balance',
    reason:
      "Guarded. The balance is the dead address's and only refuses: a coin that calls back can burn more, not less.",
    places: 'BurnMine._swapToBurn*2',
  },
  {
    detector: 'reentrancy-eth',
    reason: 'Guarded, and each fee is taken off the books before it is paid to our own vault.',
    places: 'CardLevels.settleFees',
  },
  {
    detector: 'reentrancy-eth',
    reason:
      'Guarded. The amount leaves the books first; what comes back afterwards is added, never overwritten.',
    places: 'FeeVault.distributePool',
  },
  {
    detector: 'reentrancy-eth',
    reason:
      'Guarded. The phase is written first and closes every other entry, so the second write meets the same sale.',
    places: 'PresaleLaunch.endPresale',
  },
  {
    detector: 'unchecked-transfer',
    reason:
      'Launch tokens are our own code, WTRX and pairs where the recipe makes them. Those of public networks revert too, instead of returning false.',
    places: `
      LiquidityHelper._add LiquidityHelper.zapToken LiquidityHelper.zapTrx*2 Presale.claimVestedLP
      Presale.reclaimTokens PresaleLaunch._fundPair*2 PresaleLaunch.endPresale
      TradeDelivery.tradeUnlock`,
  },
  {
    detector: 'uninitialized-state',
    reason: 'A mapping written through a storage reference, which the detector does not follow.',
    places: 'PriceOracle._observations Team._members',
  },
  {
    detector: 'divide-before-multiply',
    reason: 'The rounding is meant: rounded down, the rest always covers what the swap buys.',
    places: 'LiquidityHelper._planZap*2',
  },
  {
    detector: 'divide-before-multiply',
    reason:
      'The product is compared with the payment, to refuse one that is no whole number of shares.',
    places: 'Presale.preSale Trade.trade',
  },
  {
    detector: 'divide-before-multiply',
    reason: "The pair's own arithmetic, which must be met to the bit.",
    places: 'PriceOracle._sum',
  },
  {
    detector: 'divide-before-multiply',
    reason: 'The part that counts is of what is really burned, rounded up.',
    places: 'LaunchToken._burnStep',
  },
  {
    detector: 'incorrect-equality',
    reason: 'A balance, but only zero is refused: there is nothing to send then.',
    places: `
      FeeVault.withdrawCoin Presale.reclaimTokens TokenFactory.withdraw TokenFactory.withdrawCoin`,
  },
  {
    detector: 'incorrect-equality',
    reason: 'Asks whether it is still the same block or day.',
    places: 'BurnMarket._room LaunchToken.lpBurn TermStake._leftToday',
  },
  {
    detector: 'incorrect-equality',
    reason:
      'Compares a stored mark, a state, a key or a computed amount, mostly with zero; no balance that a stranger could shift by one.',
    places: `
      Announced._consume BurnMarket._setCoin CardLevels._checkPaid CardLevels._creditFund
      CardLevels._quote CardLevels._requireLevel CardLevels._requireNotSoldOut CardMarket.unlist
      CardPledge.unlock CardReservations._take EnergyDesk.refund*2 EnergyDesk.withdrawCredit
      Locker.extend Locker.lockIndex Locker.unlock Payout._bondOn Payout._makeRoom*2
      Payout._releaseBond Payout.activateRoot Payout.pendingRoot*2 Payout.vetoRoot*2
      Presale.claimVestedLP PresaleLedger.vestingEnd Proposers._endsSilence Proposers._mayVeto
      Proposers._suspend TokenFactory._launchOf Trade._burn Trade.burnUnsold`,
  },
  {
    detector: 'uninitialized-local',
    reason: 'Begins at zero, as meant.',
    places: `
      BoxSeries.prizeAmount Cards._scanAll Cards.ownerOfRange FeeVault.distributePool
      FeeVault.setRewardPools PriceOracle._record TokenFactory.createToken`,
  },
  {
    detector: 'unused-return',
    reason:
      'Approvals on WTRX, launch tokens and pairs, which revert instead of returning false, and keys of locks that the event tells.',
    places: `
      FeeVault._fundPool*2 LiquidityHelper._lock*2 PresaleLaunch._lockFor*2 TradeDelivery._lock*2`,
  },
  {
    detector: 'unused-return',
    reason: 'Called for its refusal.',
    places: 'VoteRhythm.constructor',
  },
  {
    detector: 'unused-return',
    reason: 'Only some of the values are needed.',
    places: `
      BurnMarket._depthOf BurnMarket._quoteSwap BurnMarket.getUToCoin LaunchToken.lpBurn
      LiquidityHelper._checkPrice LiquidityHelper._reserves LockPrices.getCoinUPrice*2
      LockPrices.getLPUPrice Payout.minWithdraw`,
  },
  {
    detector: 'calls-loop',
    reason: 'At most 8 pools; one that refuses is skipped.',
    places: 'FeeVault._fundPool*3 FeeVault._tryFund',
  },
  {
    detector: 'calls-loop',
    reason: 'At most 8 pools, by the owner.',
    places: 'FeeVault.setRewardPools',
  },
  {
    detector: 'calls-loop',
    reason: 'The caller chooses the length and pays for it.',
    places: 'CardLevels.settleFees',
  },
  {
    detector: 'missing-zero-check',
    reason: 'The factory passes clones that it has just made.',
    places: 'BasePool.initialize*2 LaunchToken.initialize*2 Trade.initialize*2',
  },
  {
    detector: 'missing-zero-check',
    reason: 'Zero is a choice of the owner: nobody can pause then.',
    places: 'EntryPause.setGuardian',
  },
  {
    detector: 'missing-zero-check',
    reason:
      'Set once, by the recipe, from its plan. A zero would make the contract useless, not unsafe.',
    places: `
      EnergyDesk.constructor Payout.constructor*2 PriceOracle.constructor TokenFactory.constructor`,
  },
  {
    detector: 'reentrancy-benign',
    reason: 'Calls only our own vault, pair factory and fresh clones; none of them calls back.',
    places: 'TokenFactory.createToken TokenFactory.payFee',
  },
  {
    detector: 'reentrancy-events',
    reason: 'Calls only our own vault, pair factory and fresh clones; none of them calls back.',
    places: 'TokenFactory.createToken TokenFactory.payFee',
  },
  {
    detector: 'shadowing-local',
    reason:
      'The parameter carries the word of the standard or of the spec; the shadowed function is not used there.',
    places: `
      CardLevels._creditFund CardToken._operatorPlace CardToken._ownCard CardToken.approve
      CardToken.balanceOf CardToken.isApprovedForAll CardToken.transferFrom Cards._scanAll
      Cards.ownerOfPage Cards.ownerOfRange IBasePool.initialize*2 IEntryPause.setGuardian
      ILaunchToken.initialize*2 IPayout.setRoles*2 IPresale.getPresaleData
      IPresale.setPresaleStatus ITrade.initialize*2 LiquidityHelper.constructor
      Presale.constructor TokenFactory.constructor Trade.constructor`,
  },
  {
    detector: 'timestamp',
    reason:
      'Compares times of hours or days, or only a value from a word that also holds a time; a producer can shift a block by seconds.',
    places: `
      Announced._consume Announced.announce BlindBox.takeBond BoxSeries._checkConfig
      BoxSeries._statusOf BoxSeries.closeSeries BurnMine.burns CardPledge.unlock
      CardPrices._counted CardPrices._left CardPrices._most CardReservations._take
      CardReservations.cancelReservation CardReservations.completeReservation Cards._scanAll
      Cards.itemPledge Cards.ownerOfRange EnergyDesk._free EnergyDesk.deliver EnergyDesk.refund
      EnergyDesk.rent EnergyDesk.settle EnergyDesk.withdrawCredit HoldWindow.active
      HoldWindow.hold LaunchToken._nextBurnTime LaunchToken.lpBurn Locker._lock Locker.extend
      Locker.lockIndex Locker.locks Locker.madeByOther Locker.unlock OtcDesk.cancelOffer
      OtcDesk.makeOffer OtcDesk.takeOffer Payout._allowedFrom Payout._bondOn Payout._makeRoom
      Payout._releaseBond Payout._takeBond Payout.activateRoot Payout.pendingRoot
      Payout.proposeRoot Payout.setRoles Payout.vetoRoot Presale.claimVestedLP
      Presale.leavePresale PresaleLaunch.endPresale PresaleLaunch.failPresale PresaleLedger.status
      PresaleRules.checkTimes PriceOracle._lower PriceOracle._record PriceOracle._recorded
      PriceOracle._usable PriceOracle.consultWithDepth PriceOracle.isDepthDue PriceOracle.observe
      Proposers._makerNow Proposers._watches StreamCore._accrued StreamCore._advance StreamCore._collectable
      StreamCore._shareOf StreamCore.finishTime StreamCore.fund StreamCore.increase
      StreamCore.unstreamed TermStake._leftToday TermStake._reserve TermStake.available
      TermStake.close TermStake.closeEarly TermStake.positionOf TokenFactory._launchOf
      TokenFactory._pairOf Trade.burnUnsold Trade.openTrade TradeDelivery._isOver
      TradeDelivery.tradeUnlock TradeLedger.status`,
  },
];
