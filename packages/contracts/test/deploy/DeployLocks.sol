// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Locker} from "../../src/locks/Locker.sol";
import {IPriceOracle} from "../../src/prices/IPriceOracle.sol";

/// @dev External, so that a test links this code instead of holding it.
library DeployLocks {
    function locker(IPriceOracle oracle, address usdt, address wtrx) external returns (Locker) {
        return new Locker(oracle, usdt, wtrx);
    }
}
