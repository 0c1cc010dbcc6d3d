// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable} from "@openzeppelin/tron-contracts/access/Ownable.sol";
import {EntryPause} from "../../src/shared/EntryPause.sol";

/// @notice The least that can be closed to who enters.
contract Door is EntryPause {
    uint256 public entered;

    constructor(address owner_, address guardian_) Ownable(owner_) EntryPause(guardian_) {}

    function enter() external whenEntriesOpen {
        ++entered;
    }
}
