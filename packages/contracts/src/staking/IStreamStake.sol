// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @title Staking without a term, paid by a funded stream
/// @notice Rewards come only from what {fund} has pulled in before. Principal never pays rewards: the two coins differ.
/// Leaving never depends on the reward coin, on the owner or on a price.
interface IStreamStake {
    /// @notice `user` put `amount` in.
    event Staked(address indexed user, uint256 amount);
    /// @notice `user` took `amount` out.
    event Withdrawn(address indexed user, uint256 amount);
    /// @notice `user` was paid `amount` of the reward coin.
    event RewardPaid(address indexed user, uint256 amount);
    /// @notice `amount` was added; from now `rate` (2^-64 units per second) flows until `finish`.
    event Funded(uint256 amount, uint256 rate, uint256 finish);
    /// @notice `funder` may or may no longer fund.
    event FunderSet(address indexed funder, bool allowed);

    /// @notice The two coins must differ and both be contracts.
    error StreamStakeInvalidCoins(address stakeCoin, address rewardCoin);
    /// @notice An amount of 0 is refused.
    error StreamStakeNothingGiven();
    /// @notice There is nothing to take out.
    error StreamStakeNothingStaked(address user);
    /// @notice Only the owner and the funders may fund.
    error StreamStakeNotFunder(address caller);

    /// @notice Puts `amount` of the stake coin in.
    function stake(uint128 amount) external;

    /// @notice Takes `amount` out. What was earned stays collectable.
    function withdraw(uint128 amount) external;

    /// @notice Pays what the caller earned.
    function getReward() external;

    /// @notice Takes everything out and pays what the caller earned.
    function exit() external;

    /// @notice Takes everything out without touching the reward coin. What was earned stays collectable.
    function exitWithoutReward() external;

    /// @notice Owner and funders: adds `amount` to the stream, spread until the later of the running end and `duration`
    /// (1..365 days) from now. Never lowers the running rate, never brings the end nearer.
    function fund(uint256 amount, uint256 duration) external;

    /// @notice Owner: lets `funder` fund, or no longer.
    function setFunder(address funder, bool allowed) external;

    /// @notice The coin that is staked.
    function stakeCoin() external view returns (address);

    /// @notice The coin that is paid.
    function rewardCoin() external view returns (address);

    /// @notice What `user` would be paid now.
    function earned(address user) external view returns (uint256);

    /// @notice What `user` has in.
    function stakeOf(address user) external view returns (uint256);

    /// @notice What all have in.
    function totalStaked() external view returns (uint256);

    /// @notice Funded rewards that belong to nobody yet.
    function rewardFree() external view returns (uint256);

    /// @notice The running rate in 2^-64 units per second; it flows only before {finish} and while somebody is in.
    function rewardRate() external view returns (uint256);

    /// @notice When the funded stream ends, if somebody is in from now on.
    function finish() external view returns (uint256);

    /// @notice All that was ever funded.
    function funded() external view returns (uint256);

    /// @notice Whether `account` may fund besides the owner.
    function isFunder(address account) external view returns (bool);
}
