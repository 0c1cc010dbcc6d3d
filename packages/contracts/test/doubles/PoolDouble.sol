// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";
import {IRewardPool} from "../../src/fees/IRewardPool.sol";

/// @notice A reward pool that takes a part of what it is offered, refuses, refuses long durations, or calls back.
contract PoolDouble is IRewardPool {
    address public immutable rewardCoin;
    uint256 public takeBps = 10_000;
    uint256 public longest = 365 days;
    uint256 public lastDuration;
    address public callee;
    bytes public callback;
    bool public callbackSucceeded;

    error Refused();

    constructor(address coin) {
        rewardCoin = coin;
    }

    function set(uint256 takeBps_, uint256 longest_) external {
        takeBps = takeBps_;
        longest = longest_;
    }

    function setCallback(address to, bytes calldata data) external {
        callee = to;
        callback = data;
    }

    function fund(uint256 amount, uint256 duration) external {
        if (duration > longest) revert Refused();
        lastDuration = duration;
        if (callee != address(0)) (callbackSucceeded, ) = callee.call(callback);
        ITRC20(rewardCoin).transferFrom(msg.sender, address(this), (amount * takeBps) / 10_000);
    }
}
