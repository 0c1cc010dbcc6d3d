// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @title Changes that are announced before they happen
/// @notice Until {seal} the owner wires the contract freely. After it, an announced call waits for the delay in public
/// and must be made within 30 days after, exactly as announced, once.
interface IAnnounced {
    /// @notice The owner will be able to make the call `data` from `eta` on.
    event ChangeAnnounced(bytes32 indexed id, uint256 eta, bytes data);
    /// @notice The announcement was taken back.
    event AnnouncementWithdrawn(bytes32 indexed id);
    /// @notice The announced call was made.
    event AnnouncementUsed(bytes32 indexed id);
    /// @notice From now on changes need an announcement.
    event Sealed();

    /// @notice The call was not announced, is not due before `eta`, or its time is over.
    error AnnouncedNotDue(bytes32 id, uint256 eta);
    /// @notice The call is already announced for `eta`.
    error AnnouncedTwice(bytes32 id, uint256 eta);

    /// @notice Owner: announces the call `data` (selector and arguments) to this contract.
    function announce(bytes calldata data) external;

    /// @notice Owner: takes an announcement back.
    function withdrawAnnouncement(bytes32 id) external;

    /// @notice Owner: ends the wiring, for good.
    function seal() external;

    /// @notice From when the announced call `id` (hash of its data) can be made; 0 when it is not announced.
    function announcedFor(bytes32 id) external view returns (uint256);

    /// @notice Whether changes need an announcement.
    function isSealed() external view returns (bool);
}
