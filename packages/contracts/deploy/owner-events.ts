/**
 * Events that only an owner, an admin of the timelock or a vote can cause. Whoever adds an event to an owned contract
 * puts it here or is told by the test to say that users cause it.
 */
export const ownerEvents: ReadonlySet<string> = new Set([
  // Every owned contract.
  'OwnershipTransferStarted',
  'OwnershipTransferred',
  'GuardianSet',
  'FunderSet',
  'AnnouncementUsed',
  'AnnouncementWithdrawn',
  'ChangeAnnounced',
  'Sealed',
  // Fee vault, factory, liquidity helper.
  'RoleSet',
  'SplitSet',
  'RewardPoolsSet',
  'TreasuryWithdrawn',
  'CoinWithdrawn',
  'CreationFeeSet',
  'EnabledSet',
  'Swept',
  'SlippageSet',
  'StrayWithdrawn',
  // Cards, boxes, OTC desk.
  'AllotmentSet',
  'FeesSet',
  'SaleLimitSet',
  'LevelSet',
  'SupplyRaised',
  'UriSet',
  'UriLocked',
  'FeeSet',
  'OperatorSet',
  'PrizeCoinSet',
  'KnownCoinSet',
  // Earn.
  'TermAdded',
  'TermSet',
  'FreeWithdrawn',
  'CoinSet',
  'DailyCapSet',
  'RolesSet',
  // Timelock and governor.
  'CallScheduled',
  'CallSalt',
  'CallExecuted',
  'Cancelled',
  'MinDelayChange',
  'RoleAdminChanged',
  'RoleGranted',
  'RoleRevoked',
  'LateQuorumVoteExtensionSet',
  'ProposalGuardianSet',
  'QuorumNumeratorUpdated',
  'TimelockChange',
]);
