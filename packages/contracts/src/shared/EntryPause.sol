// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable2Step} from "@openzeppelin/tron-contracts/access/Ownable2Step.sol";
import {HoldWindow} from "./HoldWindow.sol";
import {IEntryPause} from "./IEntryPause.sol";

/// @title Guardian pause of entries
/// @notice See {IEntryPause}. Entries carry `whenEntriesOpen`; exits, claims and refunds never do.
abstract contract EntryPause is IEntryPause, Ownable2Step {
    using HoldWindow for HoldWindow.Hold;

    /// @inheritdoc IEntryPause
    address public guardian;

    HoldWindow.Hold private _pause;

    modifier whenEntriesOpen() {
        _requireEntriesOpen();
        _;
    }

    constructor(address guardian_) {
        guardian = guardian_;
        emit GuardianSet(guardian_);
    }

    /// @inheritdoc IEntryPause
    function pauseEntries(uint40 until) external {
        if (msg.sender != guardian) revert EntryPauseNotGuardian(msg.sender);
        _pause.hold(until);
        emit EntriesPaused(until);
    }

    /// @inheritdoc IEntryPause
    function resumeEntries() external {
        if (msg.sender != guardian && msg.sender != owner()) revert EntryPauseNotGuardian(msg.sender);
        _pause.lift();
        emit EntriesResumed();
    }

    /// @inheritdoc IEntryPause
    function setGuardian(address guardian_) external onlyOwner {
        guardian = guardian_;
        emit GuardianSet(guardian_);
    }

    /// @inheritdoc IEntryPause
    function pausedUntil() external view returns (uint256) {
        return _pause.until;
    }

    /// @dev Outside the modifier, so that its code exists once.
    function _requireEntriesOpen() private view {
        if (_pause.active()) revert EntryPauseActive(_pause.until);
    }
}
