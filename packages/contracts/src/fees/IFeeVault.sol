// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @title Where every fee enters
/// @notice Splits each fee once: a slice to the payer's two inviters (pulled by them), a slice to the reward pools,
/// the rest to the treasury. The bonus is never more than 30 % of the fee, whatever the owner sets.
interface IFeeVault {
    /// @notice What an address may do here: a source pays fees in.
    enum Role {
        None,
        Source
    }

    /// @notice A reward pool fed by {distributePool}: its share (bps of all pools) and the length of each funding.
    struct RewardPool {
        address pool;
        uint16 share;
        uint32 duration;
    }

    /// @notice A fee came in; the five amounts are `fee` and its four parts.
    event FeeIn(
        address indexed payer,
        bytes32 indexed kind,
        uint256 fee,
        uint256 refL1,
        uint256 refL2,
        uint256 pool,
        uint256 treasury
    );
    /// @notice `user` took its bonus.
    event BonusPaid(address indexed user, uint256 amount);
    /// @notice The split (bps) of fees that come in from now on.
    event SplitSet(uint16 l1, uint16 l2, uint16 pool);
    /// @notice `account` got another role.
    event RoleSet(address indexed account, Role role);
    /// @notice The reward pools of the next distribution.
    event RewardPoolsSet(RewardPool[] pools);
    /// @notice `pool` received `amount` WTRX as a funded stream.
    event PoolFunded(address indexed pool, uint256 amount);
    /// @notice `pool` refused `amount`; it goes back to the undistributed part.
    event PoolSkipped(address indexed pool, uint256 amount);
    /// @notice The owner took `amount` of the treasury part.
    event TreasuryWithdrawn(address indexed to, uint256 amount);
    /// @notice The owner sent `amount` of `coin`, which belonged to nobody, to `to`.
    event CoinWithdrawn(address indexed coin, address indexed to, uint256 amount);

    /// @notice `account` lacks the role for this call.
    error FeeVaultNotAllowed(address account);
    /// @notice A part of the split is above its cap (2000, 1000, 4000 bps).
    error FeeVaultSplitTooLarge(uint16 l1, uint16 l2, uint16 pool);
    /// @notice There is nothing to pay out to `user`.
    error FeeVaultNothingOwed(address user);
    /// @notice `amount` is more than the `available` treasury part.
    error FeeVaultTreasuryShort(uint256 amount, uint256 available);
    /// @notice TRX could not be sent to `to`.
    error FeeVaultPaymentFailed(address to);
    /// @notice The pools' shares do not sum to 10000, a duration is out of 1..365 days, or there are more than 8.
    error FeeVaultPoolsInvalid();

    /// @notice Takes `msg.value` as the fee that `payer` paid for `kind`. Registered sources only.
    function pay(address payer, bytes32 kind) external payable;

    /// @notice Pays the caller's whole bonus.
    function claimBonus() external;

    /// @notice Turns the pool part into WTRX and funds the reward pools in their fixed shares. Anyone may call.
    function distributePool() external;

    /// @notice Owner: the split of future fees in bps, at most 2000, 1000 and 4000.
    function setSplit(uint16 l1, uint16 l2, uint16 pool) external;

    /// @notice Owner: gives `account` a role; announced 7 days ahead once the vault is sealed.
    function setRole(address account, Role role) external;

    /// @notice Owner: the reward pools; announced 7 days ahead once the vault is sealed.
    function setRewardPools(RewardPool[] calldata pools) external;

    /// @notice Owner: sends `amount` of the treasury part to `to`.
    function withdrawTreasury(address to, uint256 amount) external;

    /// @notice Owner: sends all of `coin` here to `to`. The vault owes TRX only; coins come by mistake or are swept here.
    function withdrawCoin(address coin, address to) external;

    /// @notice The bonus `user` can claim.
    function owed(address user) external view returns (uint256);

    /// @notice The role of `account`.
    function roles(address account) external view returns (Role);

    /// @notice The pool part that is not yet distributed.
    function poolDue() external view returns (uint256);

    /// @notice The treasury part that is not yet withdrawn.
    function treasuryDue() external view returns (uint256);

    /// @notice The split in bps.
    function split() external view returns (uint16 l1, uint16 l2, uint16 pool);

    /// @notice Reward pool number `i`.
    function rewardPools(uint256 i) external view returns (RewardPool memory);
}
