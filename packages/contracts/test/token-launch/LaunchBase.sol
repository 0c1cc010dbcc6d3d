// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {LaunchWorld} from "./LaunchWorld.sol";

/// @notice A test on a fresh {LaunchWorld}.
abstract contract LaunchBase is LaunchWorld {
    function setUp() public virtual {
        _deployWorld();
    }
}
