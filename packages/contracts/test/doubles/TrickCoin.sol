// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {TRC20} from "@openzeppelin/tron-contracts/token/TRC20/TRC20.sol";

/// @notice A coin of 6 decimals that behaves until told otherwise: it can take a fee, refuse every transfer, answer
/// false on success, or call somebody in the middle of a transfer.
contract TrickCoin is TRC20 {
    uint256 public feeBps;
    bool public broken;
    bool public answersFalse;
    address public hookTarget;
    bytes public hookData;
    bool public hookWorked;
    uint256 public hookCalls;

    error TrickCoinBroken();

    constructor(string memory symbol_) TRC20(symbol_, symbol_) {}

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function setFee(uint256 bps) external {
        feeBps = bps;
    }

    function setBroken(bool on) external {
        broken = on;
    }

    function setAnswersFalse(bool on) external {
        answersFalse = on;
    }

    function setHook(address target, bytes calldata data) external {
        hookTarget = target;
        hookData = data;
    }

    function transfer(address to, uint256 value) public override returns (bool) {
        super.transfer(to, value);
        return !answersFalse;
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (broken) revert TrickCoinBroken();
        super._update(from, to, value);
        if (from == address(0) || to == address(0)) return;
        if (feeBps != 0) super._update(to, address(0xFEE), (value * feeBps) / 10_000);
        if (hookTarget != address(0)) {
            ++hookCalls;
            // solhint-disable-next-line avoid-low-level-calls
            (hookWorked, ) = hookTarget.call(hookData);
        }
    }
}
