// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Announced} from "../shared/Announced.sol";
import {IPayout} from "./IPayout.sol";

/// @title Who proposes payout roots, and who vetoes them
/// @notice Guardian and owner stop every root, and either proposer those of strangers: a suspended one for 30 days more,
/// any other until 30 days after it was named and their silence let strangers propose. That is long enough for a vote to
/// replace a guardian who suspended both to propose unseen, and no longer for a leaked key to keep strangers from paying
/// out when the owner is gone. After it only guardian and owner stop a stranger's root; an unsuspended proposer still
/// replaces it by its own, which when active ends the silence, and when vetoed gives its maker the 30 days.
abstract contract Proposers is IPayout, Announced {
    /// @dev One word. `suspendedAt` is 0 while the account may propose.
    struct Seat {
        address account;
        uint40 namedAt;
        uint40 suspendedAt;
    }

    /// @dev Who made the waiting root. No enum: its check would split the write of the word that it is in. The last is
    /// a proposer whose roles were named anew since: a veto of that root must not suspend its successor.
    uint8 internal constant _STRANGER = 0;
    uint8 internal constant _PROPOSER = 1;
    uint8 internal constant _RESERVE = 2;
    uint8 internal constant _FORMER = 3;

    uint256 private constant _OPEN_AFTER = 7 days;
    /// @dev Twice the 15 days in which a vote names others, announcement included. It assumes that no governor takes
    /// longer: one of a slower rhythm must leave guardians no time to propose unseen.
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
        uint40 now_ = uint40(block.timestamp);
        _first = Seat(named.proposer, now_, 0);
        _second = Seat(named.reserve, now_, 0);
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

    function _mayVeto(uint8 maker, uint256 silentSince) internal view returns (bool) {
        if (msg.sender == guardian || msg.sender == owner()) return true;
        return maker == _STRANGER && (_watches(_first, silentSince) || _watches(_second, silentSince));
    }

    /// @dev Silence ends the veto of a seat too that never made a root for which it could be suspended.
    function _watches(Seat memory seat, uint256 silentSince) private view returns (bool) {
        if (msg.sender != seat.account) return false;
        uint256 from = seat.suspendedAt;
        if (from == 0) {
            from = silentSince + _OPEN_AFTER;
            // An owner who names somebody is there.
            if (seat.namedAt > from) from = seat.namedAt;
        }
        return block.timestamp < from + _VETO_STAYS;
    }
}
