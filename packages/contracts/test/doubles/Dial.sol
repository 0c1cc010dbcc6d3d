// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable} from "@openzeppelin/tron-contracts/access/Ownable.sol";
import {Announced} from "../../src/shared/Announced.sol";

/// @notice The least that has something to announce.
contract Dial is Announced {
    uint256 public value;

    constructor(address owner_, uint256 delay, uint256 chainId) Ownable(owner_) Announced(delay, chainId) {}

    function turn(uint256 to) external onlyOwner afterAnnouncement {
        value = to;
    }
}
