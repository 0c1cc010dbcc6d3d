// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {TRC20} from "@openzeppelin/tron-contracts/token/TRC20/TRC20.sol";

/// @notice A plain coin of which everybody can make some.
contract ProofCoin is TRC20 {
    constructor() TRC20("Coin", "COIN") {}

    /// @notice Gives `amount` to `to`.
    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }
}
