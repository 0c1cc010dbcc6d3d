// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {TRC20} from "@openzeppelin/tron-contracts/token/TRC20/TRC20.sol";
import {TRC20Votes} from "@openzeppelin/tron-contracts/token/TRC20/extensions/TRC20Votes.sol";
import {TIP712} from "@openzeppelin/tron-contracts/utils/cryptography/TIP712.sol";

/// @title The platform coin
/// @notice Fixed supply, 6 decimals, no owner. A vote counts by delegation and at a point in chain time.
contract Vlm is TRC20Votes {
    /// @param holder Who receives the whole supply.
    /// @param supply All that will ever exist.
    constructor(address holder, uint256 supply) TRC20("Vellum", "VLM") TIP712("Vellum", "1") {
        _mint(holder, supply);
    }

    /// @notice Burns `value` of the caller's coins.
    function burn(uint256 value) external {
        _burn(msg.sender, value);
    }

    /// @notice Votes are counted by time, not by block.
    function clock() public view override returns (uint48) {
        return uint48(block.timestamp);
    }

    // solhint-disable func-name-mixedcase
    /// @notice The clock in the form of ERC-6372.
    function CLOCK_MODE() public pure override returns (string memory) {
        return "mode=timestamp";
    }
    // solhint-enable func-name-mixedcase

    /// @notice As TRX.
    function decimals() public pure override returns (uint8) {
        return 6;
    }
}
