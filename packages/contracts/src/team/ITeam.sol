// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @title The invitation tree
/// @notice An address becomes active once, by naming an active inviter or the root. The tree never pays anybody.
interface ITeam {
    /// @notice `child` became active under `parent`, as its member number `index` (counted from 0).
    event Bound(address indexed child, address indexed parent, uint256 index);

    /// @notice `user` already has a parent, or is the root.
    error TeamAlreadyBound(address user);
    /// @notice Nobody can invite themselves.
    error TeamSelfInvite(address user);
    /// @notice `parent` is not active, so it has no place in the tree.
    error TeamParentNotActive(address parent);
    /// @notice The page [start, end) is backwards or longer than 200.
    error TeamPageOutOfRange(uint256 start, uint256 end);
    /// @notice The root cannot be the zero address.
    error TeamRootMissing();

    /// @notice Binds the caller under `to`, for good. A second call reverts before any write.
    function bindParent(address to) external;

    /// @notice The parent of `user`; zero for the root and for inactive addresses.
    function team(address user) external view returns (address parent);

    /// @notice How many direct members `user` has.
    function teamNum(address user) external view returns (uint256);

    /// @notice Direct member number `i` of `top`.
    function teamUsers(address top, uint256 i) external view returns (address);

    /// @notice Direct members of `top` from `start` up to, not including, `end` (at most 200; cut at the size).
    function getMembersByPage(
        address top,
        uint256 start,
        uint256 end
    ) external view returns (address[] memory);

    /// @notice The same as {teamNum}.
    function getMembersSize(address top) external view returns (uint256);

    /// @notice Whether `user` has bound a parent, or is the root.
    function isActive(address user) external view returns (bool);

    /// @notice The neutral top of the tree: always active, earns nothing.
    function root() external view returns (address);
}
