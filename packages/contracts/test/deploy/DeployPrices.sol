// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {PriceOracle} from "../../src/prices/PriceOracle.sol";

/// @dev External, so that a test links this code instead of holding it.
library DeployPrices {
    function priceOracle(address factory) external returns (PriceOracle) {
        return new PriceOracle(factory);
    }
}
