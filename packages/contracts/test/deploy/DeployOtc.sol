// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {OtcDesk} from "../../src/otc/OtcDesk.sol";

/// @dev External, so that a test links this code instead of holding it.
library DeployOtc {
    function otcDesk(address owner, address guardian) external returns (OtcDesk) {
        return new OtcDesk(owner, guardian);
    }
}
