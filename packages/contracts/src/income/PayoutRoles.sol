// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable2Step} from "@openzeppelin/tron-contracts/access/Ownable2Step.sol";
import {IPayout} from "./IPayout.sol";

/// @title Who proposes and who vetoes roots
/// @notice A change is public for the role delay before it holds, so a captured owner cannot take both keys unseen.
abstract contract PayoutRoles is IPayout, Ownable2Step {
    struct Announcement {
        address proposer;
        uint40 eta;
        address guardian;
    }

    uint256 private immutable _ROLE_DELAY;

    Announcement private _announced;

    /// @inheritdoc IPayout
    address public proposer;
    /// @inheritdoc IPayout
    address public guardian;
    /// @notice How much more roots may promise per day, in sun.
    uint256 public dailyCap;

    constructor(address proposer_, address guardian_, uint256 roleDelay, uint256 dailyCap_) {
        _ROLE_DELAY = roleDelay;
        dailyCap = dailyCap_;
        _setRoles(proposer_, guardian_);
        emit DailyCapSet(dailyCap_);
    }

    /// @inheritdoc IPayout
    function announceRoles(address proposer_, address guardian_) external onlyOwner {
        uint256 eta = block.timestamp + _ROLE_DELAY;
        _announced = Announcement({proposer: proposer_, eta: uint40(eta), guardian: guardian_});
        emit RolesAnnounced(proposer_, guardian_, eta);
    }

    /// @inheritdoc IPayout
    function applyRoles() external {
        Announcement memory announced = _announced;
        if (announced.eta == 0) revert PayoutNotAllowed(msg.sender);
        if (block.timestamp < announced.eta) revert PayoutTooEarly(announced.eta);
        delete _announced;
        _setRoles(announced.proposer, announced.guardian);
    }

    /// @inheritdoc IPayout
    function setDailyCap(uint96 cap) external onlyOwner {
        dailyCap = cap;
        emit DailyCapSet(cap);
    }

    function _setRoles(address proposer_, address guardian_) private {
        proposer = proposer_;
        guardian = guardian_;
        emit RolesSet(proposer_, guardian_);
    }
}
