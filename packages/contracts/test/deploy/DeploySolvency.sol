// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IPayout} from "../../src/income/IPayout.sol";
import {SolvencyLog} from "../../src/solvency/SolvencyLog.sol";

/// @dev External, so that a test links this code instead of holding it.
library DeploySolvency {
    function solvencyLog(IPayout payout) external returns (SolvencyLog) {
        return new SolvencyLog(payout);
    }
}
