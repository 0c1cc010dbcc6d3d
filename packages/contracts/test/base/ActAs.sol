// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Puppet} from "../doubles/Receivers.sol";
import {Test} from "./Test.sol";

/// @notice Calls in the name of a user, who may be a contract account.
abstract contract ActAs is Test {
    function _actAs(address user, address to, uint256 value, bytes memory data) internal {
        assertTrue(_tryAs(user, to, value, data), "refused");
    }

    function _tryAs(address user, address to, uint256 value, bytes memory data) internal returns (bool ok) {
        if (user.code.length != 0) {
            try Puppet(payable(user)).act(to, value, data) {
                return true;
            } catch {
                return false;
            }
        }
        vm.prank(user);
        (ok, ) = to.call{value: value}(data);
    }
}
