// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";

/// @title Taking coins in, exactly
/// @notice What is credited is what arrived: a coin that takes a fee on transfer is refused instead of leaving the
/// last one out short.
library ExactPull {
    using SafeTRC20 for ITRC20;

    /// @notice `coin` delivered `received` instead of `amount`.
    error ExactPullWrongAmount(address coin, uint256 amount, uint256 received);

    /// @notice Moves `amount` of `coin` from `from` to `to` and proves it by the balance of `to`.
    /// @dev The caller holds a reentrancy guard: a coin that calls back in between could count one delivery twice.
    function pull(ITRC20 coin, address from, address to, uint256 amount) internal {
        uint256 before = coin.balanceOf(to);
        coin.safeTransferFrom(from, to, amount);
        uint256 received = coin.balanceOf(to) - before;
        if (received != amount) revert ExactPullWrongAmount(address(coin), amount, received);
    }
}
