// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {TestUsdt} from "../../src/coins/TestUsdt.sol";
import {Vlm} from "../../src/coins/Vlm.sol";
import {Wtrx} from "../../src/coins/Wtrx.sol";

/// @dev External, so that a test links this code instead of holding it.
library DeployCoins {
    function testUsdt(address faucet) external returns (TestUsdt) {
        return new TestUsdt(faucet);
    }

    function vlm(address holder, uint256 supply) external returns (Vlm) {
        return new Vlm(holder, supply);
    }

    function wtrx() external returns (Wtrx) {
        return new Wtrx();
    }
}
