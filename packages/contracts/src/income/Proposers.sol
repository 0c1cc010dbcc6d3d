// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Announced} from "../shared/Announced.sol";
import {IPayout} from "./IPayout.sol";

/// @title Who proposes payout roots, and who vetoes them
/// @notice No account that makes a root is the only one that can stop it: the guardian stops those of the proposers,
/// either proposer those of anyone else, and the owner all of them.
abstract contract Proposers is IPayout, Announced {
    struct Seat {
        address account;
        bool suspended;
    }

    /// @dev Who made the waiting root. No enum: its check would split the write of the word that it is in. The last is
    /// a proposer whose roles were named anew since: a veto of that root must not suspend its successor.
    uint8 internal constant _STRANGER = 0;
    uint8 internal constant _PROPOSER = 1;
    uint8 internal constant _RESERVE = 2;
    uint8 internal constant _FORMER = 3;

    uint256 private constant _OPEN_AFTER = 7 days;

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
        return (named, _first.suspended, _second.suspended);
    }

    /// @inheritdoc IPayout
    function proposer() public view returns (address) {
        if (!_first.suspended) return _first.account;
        return _second.suspended ? address(0) : _second.account;
    }

    function _nameRoles(Roles memory named) internal {
        _first = Seat(named.proposer, false);
        _second = Seat(named.reserve, false);
        guardian = named.guardian;
        emit RolesSet(named.proposer, named.reserve, named.guardian);
    }

    function _suspend(uint8 maker) internal {
        if (maker != _PROPOSER && maker != _RESERVE) return;
        Seat storage seat = maker == _PROPOSER ? _first : _second;
        seat.suspended = true;
        emit ProposerSuspended(seat.account);
    }

    /// @dev As whom the caller proposes now.
    function _makerNow(uint256 silentSince) internal view returns (uint8) {
        Seat memory first = _first;
        if (msg.sender == first.account && !first.suspended) return _PROPOSER;
        bool silent = block.timestamp >= silentSince + _OPEN_AFTER;
        if (!first.suspended && !silent) revert PayoutNotAllowed(msg.sender);
        if (msg.sender == _second.account && !_second.suspended) return _RESERVE;
        if (!silent) revert PayoutNotAllowed(msg.sender);
        return _STRANGER;
    }

    /// @dev Whether a root of `maker` ends the silence. One that the reserve made because the proposer was silent does
    /// not: otherwise a lost proposer key would leave it one root in 7 days.
    function _endsSilence(uint8 maker) internal view returns (bool) {
        return maker == _PROPOSER || (maker == _RESERVE && _first.suspended);
    }

    function _mayVeto(uint8 maker) internal view returns (bool) {
        if (msg.sender == guardian || msg.sender == owner()) return true;
        return maker == _STRANGER && (msg.sender == _first.account || msg.sender == _second.account);
    }
}
