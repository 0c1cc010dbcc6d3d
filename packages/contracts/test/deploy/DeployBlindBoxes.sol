// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {BlindBox} from "../../src/blind-boxes/BlindBox.sol";
import {IFeeVault} from "../../src/fees/IFeeVault.sol";

/// @dev External, so that a test links this code instead of holding it.
library DeployBlindBoxes {
    function blindBox(
        address owner,
        address guardian,
        IFeeVault feeVault,
        uint256 revealTime,
        uint256 embeddedChainId
    ) external returns (BlindBox) {
        return new BlindBox(owner, guardian, feeVault, revealTime, embeddedChainId);
    }
}
