// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IPriceOracle} from "../../src/prices/IPriceOracle.sol";

/// @notice An oracle whose two prices (sun per U, both 6 decimals) and depth the test sets. It is stale until then.
contract SetOracle is IPriceOracle {
    uint256 public twap;
    uint256 public spot;
    uint256 public depthOfU = 1e18;

    function set(uint256 twap_, uint256 spot_) external {
        twap = twap_;
        spot = spot_;
    }

    function setDepth(uint256 depthOfU_) external {
        depthOfU = depthOfU_;
    }

    function consult(address, uint256 amount, address) external view returns (uint256, uint256, uint256) {
        if (twap == 0) revert PriceOracleStale(address(this));
        return ((amount * twap) / 1e6, (amount * spot) / 1e6, 1800);
    }

    function consultWithDepth(
        address,
        uint256 amount,
        address
    ) external view returns (uint256, uint256, uint256) {
        if (twap == 0) revert PriceOracleStale(address(this));
        return ((amount * twap) / 1e6, (amount * spot) / 1e6, depthOfU);
    }

    function isFresh(address, address) external view returns (bool) {
        return twap != 0;
    }

    function isDepthDue(address) external pure returns (bool) {
        return false;
    }

    function observe(address) external pure {}

    function factory() external pure returns (address) {
        return address(0);
    }
}
