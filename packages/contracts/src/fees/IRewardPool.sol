// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @title A reward pool that the fee vault can fund
/// @notice A funded stream whose coin is WTRX and that knows the vault as a funder.
interface IRewardPool {
    /// @notice Pulls `amount` of the reward coin and streams it over `duration` seconds.
    function fund(uint256 amount, uint256 duration) external;

    /// @notice The coin of the rewards.
    function rewardCoin() external view returns (address);
}
