// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @title The invitation tree
interface ITeam {
    /// @notice `child` became active under `parent`, as its member number `index`.
    event Bound(address indexed child, address indexed parent, uint256 index);

    /// @notice Whether `user` has bound a parent, or is the root.
    function isActive(address user) external view returns (bool);
}
