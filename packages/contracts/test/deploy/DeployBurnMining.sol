// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";
import {BurnMine} from "../../src/burn-mining/BurnMine.sol";
import {IPriceOracle} from "../../src/prices/IPriceOracle.sol";

/// @dev External, so that a test links this code instead of holding it.
library DeployBurnMining {
    function burnMine(
        IPriceOracle oracle,
        ITRC20 usdt,
        ITRC20 rewardCoin,
        uint256 minLiquidity,
        uint256 embeddedChain,
        address owner,
        address guardian
    ) external returns (BurnMine) {
        return new BurnMine(oracle, usdt, rewardCoin, minLiquidity, embeddedChain, owner, guardian);
    }
}
