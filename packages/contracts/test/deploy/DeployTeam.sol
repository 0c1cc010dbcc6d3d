// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Team} from "../../src/team/Team.sol";

/// @dev External, so that a test links this code instead of holding it.
library DeployTeam {
    function team(address root) external returns (Team) {
        return new Team(root);
    }
}
