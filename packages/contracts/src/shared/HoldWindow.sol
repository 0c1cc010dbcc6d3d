// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @title A temporary hold that cannot be made permanent
/// @notice One episode of holds lies within 7 days of its start and episodes start at least 90 days apart, so no span
/// of 90 days ever contains more than 7 days of hold. The hold ends by itself.
library HoldWindow {
    /// @dev One word. `start` is that of the last episode, 0 before the first.
    struct Hold {
        uint40 start;
        uint40 until;
    }

    uint40 internal constant LONGEST = 7 days;
    uint40 internal constant APART = 90 days;

    /// @notice `until` is not in the future, or beyond `latest`, the end of what the allowance covers now.
    error HoldWindowExhausted(uint256 until, uint256 latest);

    /// @notice Holds until `until`: a new episode when the last one began 90 days ago, else within its 7 days.
    function hold(Hold storage self, uint40 until) internal {
        uint40 start = self.start;
        uint40 time = uint40(block.timestamp);
        if (start == 0 || time >= start + APART) start = time;
        if (until <= time || until > start + LONGEST) revert HoldWindowExhausted(until, start + LONGEST);
        self.start = start;
        self.until = until;
    }

    /// @notice Ends the hold now. The episode keeps its start, so lifting early never buys a longer hold.
    function lift(Hold storage self) internal {
        self.until = uint40(block.timestamp);
    }

    /// @notice Whether the hold is in force.
    function active(Hold storage self) internal view returns (bool) {
        return block.timestamp < self.until;
    }
}
