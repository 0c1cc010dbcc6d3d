// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {BasePool} from "../../src/presale/BasePool.sol";
import {Presale} from "../../src/presale/Presale.sol";

/// @dev External, so that a test links this code instead of holding it.
library DeployPresale {
    function basePool() external returns (BasePool) {
        return new BasePool();
    }

    function presale(
        address wtrx,
        address locker,
        uint256 feeBps,
        uint256 minDuration,
        uint256 embeddedChainId
    ) external returns (Presale) {
        return new Presale(wtrx, locker, feeBps, minDuration, embeddedChainId);
    }
}
