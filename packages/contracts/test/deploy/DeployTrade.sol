// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Trade} from "../../src/trade/Trade.sol";

/// @dev External, so that a test links this code instead of holding it.
library DeployTrade {
    function trade(uint256 feeBps, address locker) external returns (Trade) {
        return new Trade(feeBps, locker);
    }
}
