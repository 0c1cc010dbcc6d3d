// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @title Presale status
/// @notice The numbers that {IPresale-status} can give.
library PresaleStatus {
    uint256 internal constant NOT_STARTED = 0;
    uint256 internal constant IN_PROGRESS = 1;
    uint256 internal constant ENDED = 2;
    uint256 internal constant LAUNCHED = 3;
    uint256 internal constant FAILED = 4;
}
