// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Cards} from "../../src/cards/Cards.sol";
import {ICardPledge} from "../../src/cards/ICardPledge.sol";

/// @dev External, so that a test links this code instead of holding it.
library DeployCards {
    function cards(Cards.Wiring calldata wiring, ICardPledge.Term[] calldata terms) external returns (Cards) {
        return new Cards(wiring, terms);
    }
}
