// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {TimelockController} from "@openzeppelin/tron-contracts/governance/TimelockController.sol";
import {IVotes} from "@openzeppelin/tron-contracts/governance/utils/IVotes.sol";
import {VellumGovernor} from "../../src/dao/VellumGovernor.sol";
import {VellumTimelock} from "../../src/dao/VellumTimelock.sol";
import {VoteRhythm} from "../../src/dao/VoteRhythm.sol";

/// @dev External, so that a test links this code instead of holding it.
library DeployDao {
    function vellumTimelock(
        uint256 minDelay,
        address admin,
        uint256 embeddedChain
    ) external returns (VellumTimelock) {
        return new VellumTimelock(minDelay, admin, embeddedChain);
    }

    function vellumGovernor(
        IVotes votes,
        TimelockController timelock,
        VoteRhythm.Rhythm calldata rhythm,
        address guardian,
        uint256 embeddedChain
    ) external returns (VellumGovernor) {
        return new VellumGovernor(votes, timelock, rhythm, guardian, embeddedChain);
    }
}
