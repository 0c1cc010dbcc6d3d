// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @title Trade status
/// @notice The numbers that {ITrade-status} can give.
library TradeStatus {
    uint256 internal constant CLOSED = 0;
    uint256 internal constant OPEN = 1;
    uint256 internal constant ENDED = 2;
    uint256 internal constant CANCELLED = 3;
}
