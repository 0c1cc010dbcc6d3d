// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";

/// @title Wrapped TRX
/// @notice One token for each sun in custody, both ways, for anyone.
interface IWtrx is ITRC20 {
    /// @notice `to` wrapped `amount`.
    event Deposit(address indexed to, uint256 amount);
    /// @notice `from` unwrapped `amount`.
    event Withdrawal(address indexed from, uint256 amount);

    /// @notice TRX could not be sent to `to`.
    error WtrxPaymentFailed(address to);

    /// @notice Wraps `msg.value`.
    function deposit() external payable;

    /// @notice Unwraps `amount`.
    function withdraw(uint256 amount) external;
}
