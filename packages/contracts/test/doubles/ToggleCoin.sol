// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {TRC20} from "@openzeppelin/tron-contracts/token/TRC20/TRC20.sol";

/// @notice A coin that turns bad on demand: takes a fee on transfer, refuses transfers, or calls back while moving.
contract ToggleCoin is TRC20 {
    uint256 public feeBps;
    bool public broken;
    address public callee;
    bytes public callback;
    bool public callbackSucceeded;
    bytes public callbackError;

    error Broken();

    constructor() TRC20("Toggle", "TGL") {}

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function setFee(uint256 bps) external {
        feeBps = bps;
    }

    function setBroken(bool on) external {
        broken = on;
    }

    function setCallback(address to, bytes calldata data) external {
        callee = to;
        callback = data;
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (broken) revert Broken();
        uint256 cut = from == address(0) ? 0 : (value * feeBps) / 10_000;
        super._update(from, to, value - cut);
        if (cut != 0) super._update(from, address(0xdead), cut);
        if (callee != address(0)) (callbackSucceeded, callbackError) = callee.call(callback);
    }
}
