// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {LiquidityHelper} from "../../src/liquidity/LiquidityHelper.sol";

/// @dev External, so that a test links this code instead of holding it.
library DeployLiquidity {
    function liquidityHelper(
        address owner,
        address dex,
        address wtrx,
        address oracle,
        address locker,
        uint256 bps
    ) external returns (LiquidityHelper) {
        return new LiquidityHelper(owner, dex, wtrx, oracle, locker, bps);
    }
}
