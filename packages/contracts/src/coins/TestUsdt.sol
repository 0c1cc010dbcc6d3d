// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable2Step, Ownable} from "@openzeppelin/tron-contracts/access/Ownable2Step.sol";
import {TRC20} from "@openzeppelin/tron-contracts/token/TRC20/TRC20.sol";

/// @title USDT of the embedded chain, worth nothing
/// @notice Copies the quirk of USDT on TRON: `transfer` moves the tokens and answers false. `transferFrom` answers true.
contract TestUsdt is TRC20, Ownable2Step {
    /// @param faucet Who may mint.
    constructor(address faucet) TRC20("Tether USD (test)", "USDT") Ownable(faucet) {}

    /// @notice Faucet: makes `amount` for `to`.
    function mint(address to, uint256 amount) external onlyOwner {
        _mint(to, amount);
    }

    /// @notice Moves `value` to `to` and answers false, as the original does.
    function transfer(address to, uint256 value) public override returns (bool) {
        super.transfer(to, value);
        return false;
    }

    /// @notice As the original.
    function decimals() public pure override returns (uint8) {
        return 6;
    }
}
