// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Announced} from "../shared/Announced.sol";
import {IPayout} from "./IPayout.sol";

/// @title Who proposes payout roots, and who vetoes them
/// @notice No account that makes a root is the only one that can stop it: the guardian stops those of the proposers,
/// either proposer those of anyone else, and the owner all of them. A suspended proposer does so for 30 days more: long
/// enough for a vote to replace a guardian who suspended both to propose unseen, and no longer than that for a leaked
/// key to keep strangers from paying out when the owner is gone.
abstract contract Proposers is IPayout, Announced {
    /// @dev One word. `suspendedAt` is 0 while the account may propose.
    struct Seat {
        address account;
        uint40 suspendedAt;
    }

    /// @dev Who made the waiting root. No enum: its check would split the write of the word that it is in. The last is
    /// a proposer whose roles were named anew since: a veto of that root must not suspend its successor.
    uint8 internal constant _STRANGER = 0;
    uint8 internal constant _PROPOSER = 1;
    uint8 internal constant _RESERVE = 2;
    uint8 internal constant _FORMER = 3;

    uint256 private constant _OPEN_AFTER = 7 days;
    /// @dev Twice the 15 days in which a vote names others.
    uint256 private constant _VETO_STAYS = 30 days;

    Seat private _first;
    Seat private _second;

    /// @inheritdoc IPayout
    address public guardian;

    /// @inheritdoc IPayout
    function roles()
        external
        view
        returns (Roles memory named, bool proposerSuspended, bool reserveSuspended)
    {
        named = Roles(_first.account, _second.account, guardian);
        return (named, _first.suspendedAt != 0, _second.suspendedAt != 0);
    }

    /// @inheritdoc IPayout
    function proposer() public view returns (address) {
        if (_first.suspendedAt == 0) return _first.account;
        return _second.suspendedAt == 0 ? _second.account : address(0);
    }

    function _nameRoles(Roles memory named) internal {
        _first = Seat(named.proposer, 0);
        _second = Seat(named.reserve, 0);
        guardian = named.guardian;
        emit RolesSet(named.proposer, named.reserve, named.guardian);
    }

    function _suspend(uint8 maker) internal {
        if (maker != _PROPOSER && maker != _RESERVE) return;
        Seat storage seat = maker == _PROPOSER ? _first : _second;
        seat.suspendedAt = uint40(block.timestamp);
        emit ProposerSuspended(seat.account);
    }

    /// @dev As whom the caller proposes now.
    function _makerNow(uint256 silentSince) internal view returns (uint8) {
        Seat memory first = _first;
        if (msg.sender == first.account && first.suspendedAt == 0) return _PROPOSER;
        bool silent = block.timestamp >= silentSince + _OPEN_AFTER;
        if (first.suspendedAt == 0 && !silent) revert PayoutNotAllowed(msg.sender);
        if (msg.sender == _second.account && _second.suspendedAt == 0) return _RESERVE;
        if (!silent) revert PayoutNotAllowed(msg.sender);
        return _STRANGER;
    }

    /// @dev Whether a root of `maker` ends the silence. One that the reserve made because the proposer was silent does
    /// not: otherwise a lost proposer key would leave it one root in 7 days.
    function _endsSilence(uint8 maker) internal view returns (bool) {
        return maker == _PROPOSER || (maker == _RESERVE && _first.suspendedAt != 0);
    }

    function _mayVeto(uint8 maker) internal view returns (bool) {
        if (msg.sender == guardian || msg.sender == owner()) return true;
        return maker == _STRANGER && (_watches(_first) || _watches(_second));
    }

    function _watches(Seat memory seat) private view returns (bool) {
        if (msg.sender != seat.account) return false;
        return seat.suspendedAt == 0 || block.timestamp < seat.suspendedAt + _VETO_STAYS;
    }
}
