// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {TRC20} from "@openzeppelin/tron-contracts/token/TRC20/TRC20.sol";
import {IWtrx} from "./IWtrx.sol";

/// @title See {IWtrx}
/// @notice The embedded chain's own; public networks have theirs.
contract Wtrx is IWtrx, TRC20 {
    constructor() TRC20("Wrapped TRX", "WTRX") {}

    /// @notice TRX sent by a call is wrapped for its sender.
    receive() external payable {
        deposit();
    }

    /// @inheritdoc IWtrx
    function withdraw(uint256 amount) external {
        _burn(msg.sender, amount);
        emit Withdrawal(msg.sender, amount);
        // Burned first: a receiver that calls back finds its balance already gone.
        (bool sent, ) = msg.sender.call{value: amount}("");
        if (!sent) revert WtrxPaymentFailed(msg.sender);
    }

    /// @inheritdoc IWtrx
    function deposit() public payable {
        _mint(msg.sender, msg.value);
        emit Deposit(msg.sender, msg.value);
    }

    /// @notice As TRX itself.
    function decimals() public pure override returns (uint8) {
        return 6;
    }
}
