// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {SynthetixRewards} from "../doubles/SynthetixRewards.sol";
import {StreamStakeBase} from "./StreamStakeBase.sol";

/// @notice The same random trace on the stream stake and on the plain reference: what a user was paid and still has
/// coming differs by at most one unit for each settlement of that user.
contract StreamStakeDifferentialTest is StreamStakeBase {
    uint256 private constant USERS = 4;
    uint256 private constant STEPS = 40;

    SynthetixRewards private ref;
    uint256[USERS] private settlements;
    uint256[USERS] private paidHere;
    uint256[USERS] private paidThere;
    uint256 private seed;

    function setUp() public override {
        super.setUp();
        ref = new SynthetixRewards();
        for (uint256 i = 0; i < USERS; ++i) _equip(_user(i));
    }

    function testFuzz_Differential_ItDiffersByAtMostOneUnitPerSettlement(uint256 seed_) external {
        seed = seed_;
        // Somebody is always in: an idle clock stands still here and runs on in the reference.
        _stakeBoth(0, _next(1, 1e12));
        _fundBoth();
        for (uint256 i = 0; i < STEPS; ++i) {
            vm.warp(block.timestamp + _next(0, 2 days));
            _step(_next(0, USERS - 1), _next(0, 9));
            _compare();
        }
        vm.warp(block.timestamp + 400 days);
        for (uint256 i = 0; i < USERS; ++i) _claimBoth(i);
        _compare();
    }

    function _step(uint256 user, uint256 action) private {
        uint256 staked = pool.stakeOf(_user(user));
        if (action < 4) _stakeBoth(user, _next(1, 1e12));
        else if (action < 6 && staked > 1) _withdrawBoth(user, _next(1, staked - 1));
        else if (action < 7 && user != 0 && staked > 0) _withdrawBoth(user, staked);
        else if (action < 9) _claimBoth(user);
        else _fundBoth();
    }

    function _compare() private view {
        for (uint256 i = 0; i < USERS; ++i) {
            uint256 here = paidHere[i] + pool.earned(_user(i));
            uint256 there = paidThere[i] + ref.earned(_user(i));
            assertLe(here > there ? here - there : there - here, settlements[i] + 1);
        }
    }

    function _stakeBoth(uint256 i, uint256 amount) private {
        ++settlements[i];
        _stake(_user(i), amount);
        ref.stake(_user(i), amount);
    }

    function _withdrawBoth(uint256 i, uint256 amount) private {
        ++settlements[i];
        _withdraw(_user(i), amount);
        ref.withdraw(_user(i), amount);
    }

    function _claimBoth(uint256 i) private {
        ++settlements[i];
        paidHere[i] += _claim(_user(i));
        paidThere[i] += ref.getReward(_user(i));
    }

    function _fundBoth() private {
        uint256 amount = _next(1e6, 1e13);
        vm.prank(OWNER);
        try pool.fund(amount, _next(1 days, 365 days)) {
            ref.notify(amount, pool.finish());
        } catch {
            // Refused because it would lower the rate: the reference is not told either.
            return;
        }
    }

    function _next(uint256 low, uint256 high) private returns (uint256) {
        seed = uint256(keccak256(abi.encode(seed)));
        return bound(seed, low, high);
    }

    function _user(uint256 i) private pure returns (address) {
        return address(uint160(0xD000 + i));
    }
}
