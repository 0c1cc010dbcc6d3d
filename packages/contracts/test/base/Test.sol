// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Vm} from "./Vm.sol";

/// @notice What every Solidity test stands on: cheat codes, assertions with the values that differ, bounded inputs.
abstract contract Test {
    Vm internal constant vm = Vm(0x7109709ECfa91a80626fF3989D68f67F5b1DD12D);
    // solhint-disable-next-line func-name-mixedcase
    bool public IS_TEST = true;

    error NotEqual(uint256 left, uint256 right);
    error NotEqualAddress(address left, address right);
    error NotEqualBytes32(bytes32 left, bytes32 right);
    error NotTrue(string what);
    error NotAtMost(uint256 left, uint256 right);

    function assertEq(uint256 left, uint256 right) internal pure {
        if (left != right) revert NotEqual(left, right);
    }

    function assertEq(address left, address right) internal pure {
        if (left != right) revert NotEqualAddress(left, right);
    }

    function assertEq(bytes32 left, bytes32 right) internal pure {
        if (left != right) revert NotEqualBytes32(left, right);
    }

    function assertTrue(bool condition, string memory what) internal pure {
        if (!condition) revert NotTrue(what);
    }

    function assertLe(uint256 left, uint256 right) internal pure {
        if (left > right) revert NotAtMost(left, right);
    }

    function bound(uint256 value, uint256 low, uint256 high) internal pure returns (uint256) {
        if (low > high) revert NotAtMost(low, high);
        uint256 span = high - low;
        return span == type(uint256).max ? value : low + (value % (span + 1));
    }
}
