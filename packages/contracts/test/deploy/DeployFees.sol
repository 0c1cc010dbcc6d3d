// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IWtrx} from "../../src/coins/IWtrx.sol";
import {FeeVault} from "../../src/fees/FeeVault.sol";
import {ITeam} from "../../src/team/ITeam.sol";

/// @dev External, so that a test links this code instead of holding it.
library DeployFees {
    function feeVault(
        ITeam team,
        IWtrx wtrx,
        address owner,
        uint256 changeDelay,
        uint256 embeddedChainId
    ) external returns (FeeVault) {
        return new FeeVault(team, wtrx, owner, changeDelay, embeddedChainId);
    }
}
