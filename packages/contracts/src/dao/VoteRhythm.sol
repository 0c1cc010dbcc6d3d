// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Governor} from "@openzeppelin/tron-contracts/governance/Governor.sol";
import {EmbeddedChain} from "../shared/EmbeddedChain.sol";

/// @title The rhythm of the votes, fixed at deployment
/// @notice Delay and period never change: another rhythm is another governor, which this one can install through the
/// timelock.
abstract contract VoteRhythm is Governor {
    /// @notice In seconds. Off the embedded chain at least 1 day, 5 days and 1 day.
    struct Rhythm {
        uint48 votingDelay;
        uint32 votingPeriod;
        uint48 lateExtension;
    }

    uint256 private immutable _VOTING_DELAY;
    uint256 private immutable _VOTING_PERIOD;

    constructor(Rhythm memory rhythm, uint256 embeddedChain) {
        _VOTING_DELAY = EmbeddedChain.atLeast(rhythm.votingDelay, 1 days, embeddedChain);
        _VOTING_PERIOD = EmbeddedChain.atLeast(rhythm.votingPeriod, 5 days, embeddedChain);
        EmbeddedChain.atLeast(rhythm.lateExtension, 1 days, embeddedChain);
    }

    /// @notice Seconds between a proposal and its vote; the votes of that moment count.
    function votingDelay() public view override returns (uint256) {
        return _VOTING_DELAY;
    }

    /// @notice Seconds that a vote lasts.
    function votingPeriod() public view override returns (uint256) {
        return _VOTING_PERIOD;
    }
}
