// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Payout} from "../src/income/Payout.sol";
import {IPayout} from "../src/income/IPayout.sol";
import {IPriceOracle} from "../src/prices/IPriceOracle.sol";

/// @notice The payout in any state of its books, written instead of reached by roots and claims.
contract PayoutState is Payout {
    constructor(
        IPriceOracle oracle,
        Settings memory settings,
        IPayout.Roles memory named
    ) Payout(oracle, address(0), address(0), settings, msg.sender, named) {}

    /// @notice Makes `root` the newest of the active roots, or an older one, with `left` of its budget.
    function putRoot(bytes32 root, uint64 left, bool newest) external {
        if (!newest) {
            _older[root] = OlderRoot(left, true);
            return;
        }
        newestRoot = root;
        _totals.left = left;
    }
}
