// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Test} from "./Test.sol";

/// @notice Invariants under random calls of one handler. The test runner asks which functions to call.
abstract contract Campaign is Test {
    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    address private handlerAddress;
    bytes4[] private chosenCalls;

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = handlerAddress;
    }

    function targetSelectors() external view returns (FuzzSelector[] memory targets) {
        if (chosenCalls.length == 0) return targets;
        targets = new FuzzSelector[](1);
        targets[0] = FuzzSelector(handlerAddress, chosenCalls);
    }

    /// @dev Calls every function of the handler.
    function _callAll(address handler) internal {
        handlerAddress = handler;
    }

    /// @dev Calls these alone; one that is named twice is called twice as often.
    function _call(address handler, bytes4[] memory calls) internal {
        handlerAddress = handler;
        chosenCalls = calls;
    }
}
