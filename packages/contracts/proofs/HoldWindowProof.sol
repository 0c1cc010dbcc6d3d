// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {HoldWindow} from "../src/shared/HoldWindow.sol";
import {Proof} from "./Proof.sol";

/// @notice By induction: what holds before any call, at any later time, holds after it. So it holds after any number.
contract HoldWindowProof is Proof {
    using HoldWindow for HoldWindow.Hold;

    HoldWindow.Hold private _hold;

    /// @notice The library's function as a call that can fail.
    function hold(uint40 until) external {
        _hold.hold(until);
    }

    /// @notice A hold is in force only within 7 days of the start of its episode; the next starts 90 days later at least.
    /// @param start of the last episode
    /// @param until the end of its hold
    /// @param last time of the last call
    function checkEpisode(
        uint40 start,
        uint40 until,
        uint40 last,
        uint40 time,
        bool lifts,
        uint40 next,
        uint40 later
    ) public {
        vm.assume(last >= 90 days && time >= last && later >= time && later < LATEST);
        vm.assume(_isReached(start, until, last));
        _hold = HoldWindow.Hold(start, until);
        vm.warp(time);
        if (lifts) _hold.lift();
        else _hold.hold(next);

        HoldWindow.Hold memory now_ = _hold;
        assert(_isReached(now_.start, now_.until, time));
        assert(now_.start == start || (!lifts && now_.start == time));
        assert(now_.start == start || start == 0 || now_.start >= start + 90 days);
        vm.warp(later);
        if (_hold.active()) assert(later >= now_.start && later < now_.start + 7 days);
    }

    /// @notice The first state, from which the induction begins.
    function checkFirst(uint40 time) public {
        vm.assume(time >= 90 days);
        assert(_isReached(0, 0, time));
    }

    /// @notice Whoever may hold can, when there is no episode within 90 days.
    function checkHold(uint40 start, uint40 until, uint40 time, uint40 next) public {
        vm.assume(time < LATEST && (start == 0 || time >= uint256(start) + 90 days));
        vm.assume(next > time && next <= uint256(time) + 7 days);
        _hold = HoldWindow.Hold(start, until);
        vm.warp(time);
        assert(_tryAs(address(1), address(this), abi.encodeCall(this.hold, (next))));
        assert(_hold.active());
    }

    /// @dev The states that calls lead to: a hold ends within its episode, or ended before.
    function _isReached(uint40 start, uint40 until, uint40 last) private pure returns (bool) {
        return start <= last && (until <= last || (start != 0 && until <= uint256(start) + 7 days));
    }
}
