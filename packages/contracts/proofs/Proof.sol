// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Vm} from "../test/base/Vm.sol";

/// @notice What every proof uses. halmos runs each function whose name begins with `check` once, with symbols instead
/// of arguments: an `assert` that fails for any of them is a counterexample, a revert only ends that path.
abstract contract Proof {
    // solhint-disable-next-line const-name-snakecase
    Vm internal constant vm = Vm(0x7109709ECfa91a80626fF3989D68f67F5b1DD12D);

    /// @dev Times of 39 bits: no sum with a length of ours leaves 40.
    uint256 internal constant LATEST = 1 << 39;

    function _tryAs(address caller, address to, bytes memory data) internal returns (bool done) {
        vm.prank(caller);
        (done, ) = to.call(data);
    }
}
