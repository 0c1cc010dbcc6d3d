// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {EnergyDesk} from "../../src/energy/EnergyDesk.sol";

/// @dev External, so that a test links this code instead of holding it.
library DeployEnergy {
    function energyDesk(
        address operator,
        uint256 basePrice,
        uint256 hourPrice
    ) external returns (EnergyDesk) {
        return new EnergyDesk(operator, basePrice, hourPrice);
    }
}
