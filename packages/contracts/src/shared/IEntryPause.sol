// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @title Guardian pause of entries
/// @notice The guardian can stop new money from coming in for at most 7 days in any 90; exits never stop.
interface IEntryPause {
    /// @notice Entries are closed until `until`.
    event EntriesPaused(uint256 until);
    /// @notice Entries are open again before time.
    event EntriesResumed();
    /// @notice The owner named another guardian.
    event GuardianSet(address indexed guardian);

    /// @notice Entries are closed until `until`.
    error EntryPauseActive(uint256 until);
    /// @notice Only the guardian may do this.
    error EntryPauseNotGuardian(address caller);

    /// @notice Guardian: closes entries until `until`, within the allowance of {HoldWindow}.
    function pauseEntries(uint40 until) external;

    /// @notice Guardian or owner: opens entries again; the rest of the allowance stays usable.
    function resumeEntries() external;

    /// @notice Owner: names the guardian.
    function setGuardian(address guardian) external;

    /// @notice Who may pause entries.
    function guardian() external view returns (address);

    /// @notice Until when entries are closed; in the past when they are open.
    function pausedUntil() external view returns (uint256);
}
