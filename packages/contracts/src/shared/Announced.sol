// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable2Step} from "@openzeppelin/tron-contracts/access/Ownable2Step.sol";
import {EmbeddedChain} from "./EmbeddedChain.sol";
import {IAnnounced} from "./IAnnounced.sol";

/// @title Changes that are announced before they happen
/// @notice See {IAnnounced}. A guarded setter carries `onlyOwner afterAnnouncement`.
abstract contract Announced is IAnnounced, Ownable2Step {
    uint256 private constant _SAFE_DELAY = 7 days;
    uint256 private constant _OPEN_FOR = 30 days;

    /// @notice Seconds between announcement and change.
    uint256 public immutable changeDelay;

    /// @inheritdoc IAnnounced
    bool public isSealed;

    /// @inheritdoc IAnnounced
    mapping(bytes32 id => uint256 eta) public announcedFor;

    modifier afterAnnouncement() {
        if (isSealed) _consume(keccak256(msg.data));
        _;
    }

    constructor(uint256 delay, uint256 embeddedChainId) {
        changeDelay = EmbeddedChain.atLeast(delay, _SAFE_DELAY, embeddedChainId);
    }

    /// @inheritdoc IAnnounced
    function announce(bytes calldata data) external onlyOwner {
        bytes32 id = keccak256(data);
        uint256 known = announcedFor[id];
        // A fresh announcement must not be pushed back; one that ran out may be made again.
        if (known != 0 && block.timestamp <= known + _OPEN_FOR) revert AnnouncedTwice(id, known);
        uint256 eta = block.timestamp + changeDelay;
        announcedFor[id] = eta;
        emit ChangeAnnounced(id, eta, data);
    }

    /// @inheritdoc IAnnounced
    function withdrawAnnouncement(bytes32 id) external onlyOwner {
        if (announcedFor[id] == 0) revert AnnouncedNotDue(id, 0);
        delete announcedFor[id];
        emit AnnouncementWithdrawn(id);
    }

    /// @inheritdoc IAnnounced
    function seal() external onlyOwner {
        isSealed = true;
        emit Sealed();
    }

    function _consume(bytes32 id) private {
        uint256 eta = announcedFor[id];
        if (eta == 0 || block.timestamp < eta || block.timestamp > eta + _OPEN_FOR)
            revert AnnouncedNotDue(id, eta);
        delete announcedFor[id];
        emit AnnouncementUsed(id);
    }
}
