// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IPayout} from "../../src/income/IPayout.sol";
import {Payout} from "../../src/income/Payout.sol";
import {IPriceOracle} from "../../src/prices/IPriceOracle.sol";

/// @dev External, so that a test links this code instead of holding it.
library DeployIncome {
    function payout(
        IPriceOracle oracle,
        address usdt,
        address wtrx,
        Payout.Settings calldata settings,
        address owner,
        IPayout.Roles calldata named
    ) external returns (Payout) {
        return new Payout(oracle, usdt, wtrx, settings, owner, named);
    }
}
