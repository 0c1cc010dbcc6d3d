// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable} from "@openzeppelin/tron-contracts/access/Ownable.sol";
import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {EntryPause} from "../shared/EntryPause.sol";
import {ExactPull} from "../shared/ExactPull.sol";
import {StreamCore} from "../shared/StreamCore.sol";
import {IStreamStake} from "./IStreamStake.sol";

/// @title Staking without a term
/// @notice See {IStreamStake}. The bookkeeping is {StreamCore}.
contract StreamStake is IStreamStake, EntryPause, ReentrancyGuardTransient {
    using SafeTRC20 for ITRC20;
    using ExactPull for ITRC20;
    using StreamCore for StreamCore.Stream;
    using StreamCore for StreamCore.Position;

    ITRC20 private immutable _STAKE_COIN;
    ITRC20 private immutable _REWARD_COIN;

    StreamCore.Stream private _stream;
    mapping(address user => StreamCore.Position) private _positions;

    /// @inheritdoc IStreamStake
    mapping(address account => bool) public isFunder;

    constructor(
        ITRC20 stakeCoin_,
        ITRC20 rewardCoin_,
        address owner_,
        address guardian_
    ) Ownable(owner_) EntryPause(guardian_) {
        if (
            stakeCoin_ == rewardCoin_ ||
            address(stakeCoin_).code.length == 0 ||
            address(rewardCoin_).code.length == 0
        ) {
            revert StreamStakeInvalidCoins(address(stakeCoin_), address(rewardCoin_));
        }
        _STAKE_COIN = stakeCoin_;
        _REWARD_COIN = rewardCoin_;
    }

    /// @inheritdoc IStreamStake
    function stake(uint128 amount) external nonReentrant whenEntriesOpen {
        if (amount == 0) revert StreamStakeNothingGiven();
        _stream.increase(_positions[msg.sender], amount);
        emit Staked(msg.sender, amount);
        _STAKE_COIN.pull(msg.sender, address(this), amount);
    }

    /// @inheritdoc IStreamStake
    function withdraw(uint128 amount) external nonReentrant {
        if (amount == 0) revert StreamStakeNothingGiven();
        _withdraw(amount);
    }

    /// @inheritdoc IStreamStake
    function getReward() external nonReentrant {
        _payReward(_stream.collect(_positions[msg.sender]));
    }

    /// @inheritdoc IStreamStake
    function exit() external nonReentrant {
        uint256 amount = _staked();
        uint256 reward = _stream.decreaseAndCollect(_positions[msg.sender], amount);
        emit Withdrawn(msg.sender, amount);
        _STAKE_COIN.safeTransferChecked(msg.sender, amount);
        _payReward(reward);
    }

    /// @inheritdoc IStreamStake
    function exitWithoutReward() external nonReentrant {
        _withdraw(_staked());
    }

    /// @inheritdoc IStreamStake
    function fund(uint256 amount, uint256 duration) external nonReentrant {
        if (msg.sender != owner() && !isFunder[msg.sender]) revert StreamStakeNotFunder(msg.sender);
        (uint256 rate, uint256 finish_) = _stream.fund(amount, duration);
        emit Funded(amount, rate, finish_);
        _REWARD_COIN.pull(msg.sender, address(this), amount);
    }

    /// @inheritdoc IStreamStake
    function setFunder(address funder, bool allowed) external onlyOwner {
        isFunder[funder] = allowed;
        emit FunderSet(funder, allowed);
    }

    /// @inheritdoc IStreamStake
    function stakeCoin() external view returns (address) {
        return address(_STAKE_COIN);
    }

    /// @inheritdoc IStreamStake
    function rewardCoin() external view returns (address) {
        return address(_REWARD_COIN);
    }

    /// @inheritdoc IStreamStake
    function earned(address user) external view returns (uint256) {
        return _stream.earned(_positions[user]);
    }

    /// @inheritdoc IStreamStake
    function stakeOf(address user) external view returns (uint256) {
        return _positions[user].amountOf();
    }

    /// @inheritdoc IStreamStake
    function totalStaked() external view returns (uint256) {
        return _stream.clock.total;
    }

    /// @inheritdoc IStreamStake
    function rewardFree() external view returns (uint256) {
        return _stream.unstreamed();
    }

    /// @inheritdoc IStreamStake
    function rewardRate() external view returns (uint256) {
        return _stream.plan.rate;
    }

    /// @inheritdoc IStreamStake
    function finish() external view returns (uint256) {
        return _stream.finishTime();
    }

    /// @inheritdoc IStreamStake
    function funded() external view returns (uint256) {
        return _stream.plan.funded;
    }

    function _withdraw(uint256 amount) private {
        _stream.decrease(_positions[msg.sender], amount);
        emit Withdrawn(msg.sender, amount);
        _STAKE_COIN.safeTransferChecked(msg.sender, amount);
    }

    function _payReward(uint256 reward) private {
        if (reward == 0) return;
        emit RewardPaid(msg.sender, reward);
        _REWARD_COIN.safeTransferChecked(msg.sender, reward);
    }

    function _staked() private view returns (uint256 amount) {
        amount = _positions[msg.sender].amountOf();
        if (amount == 0) revert StreamStakeNothingStaked(msg.sender);
    }
}
