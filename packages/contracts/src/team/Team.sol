// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ITeam} from "./ITeam.sol";

/// @title The invitation tree
/// @notice See {ITeam}. No owner, no money.
/// @dev A parent must be active and an active address cannot bind again, so nobody can come to stand below their own
/// descendant: there are no cycles.
contract Team is ITeam {
    uint256 private constant _LONGEST_PAGE = 200;

    /// @inheritdoc ITeam
    address public immutable root;

    /// @inheritdoc ITeam
    mapping(address user => address parent) public team;

    mapping(address top => address[] members) private _members;

    constructor(address root_) {
        if (root_ == address(0)) revert TeamRootMissing();
        root = root_;
    }

    /// @inheritdoc ITeam
    function bindParent(address to) external {
        if (isActive(msg.sender)) revert TeamAlreadyBound(msg.sender);
        if (to == msg.sender) revert TeamSelfInvite(to);
        if (!isActive(to)) revert TeamParentNotActive(to);

        team[msg.sender] = to;
        address[] storage members = _members[to];
        members.push(msg.sender);
        emit Bound(msg.sender, to, members.length - 1);
    }

    /// @inheritdoc ITeam
    function getMembersByPage(
        address top,
        uint256 start,
        uint256 end
    ) external view returns (address[] memory page) {
        if (end < start || end - start > _LONGEST_PAGE) revert TeamPageOutOfRange(start, end);
        address[] storage members = _members[top];
        if (end > members.length) end = members.length;
        if (start >= end) return page;

        page = new address[](end - start);
        for (uint256 i = start; i < end; ++i) page[i - start] = members[i];
    }

    /// @inheritdoc ITeam
    function teamUsers(address top, uint256 i) external view returns (address) {
        return _members[top][i];
    }

    /// @inheritdoc ITeam
    function teamNum(address user) external view returns (uint256) {
        return _members[user].length;
    }

    /// @inheritdoc ITeam
    function getMembersSize(address top) external view returns (uint256) {
        return _members[top].length;
    }

    /// @inheritdoc ITeam
    function isActive(address user) public view returns (bool) {
        return user == root || team[user] != address(0);
    }
}
