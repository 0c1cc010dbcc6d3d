// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IPresale, UserPresale} from "../../src/presale/IPresale.sol";
import {LaunchBase} from "../token-launch/LaunchBase.sol";

/// @notice claimVestedLP and calculateVestedAmount, see Presale.tree.
contract VestingTest is LaunchBase {
    function setUp() public override {
        super.setUp();
        _create(_plan());
    }

    function test_calculateVestedAmount_isZeroBeforeTheLaunch() public {
        assertEq(presale.calculateVestedAmount(alice), 0);
        assertEq(presale.vestingEnd(), type(uint256).max);
        assertEq(presale.launchedAt(), 0);
        _sellEnough();
        assertEq(presale.calculateVestedAmount(alice), 0);
    }

    function test_calculateVestedAmount_stepsRoundByRound() public {
        _launch();
        uint256 launch = block.timestamp;
        uint256 all = (_lpForUsers() * 40) / 60;
        vm.warp(launch + 7 days - 1);
        assertEq(presale.calculateVestedAmount(alice), 0);
        vm.warp(launch + 7 days);
        assertEq(presale.calculateVestedAmount(alice), all / 4);
        vm.warp(launch + 7 days + 30 days - 1);
        assertEq(presale.calculateVestedAmount(alice), all / 4);
        vm.warp(launch + 7 days + 30 days);
        assertEq(presale.calculateVestedAmount(alice), all / 2);
        vm.warp(launch + 7 days + 90 days);
        assertEq(presale.calculateVestedAmount(alice), all);
        assertEq(presale.vestingEnd(), block.timestamp);
        vm.warp(launch + 3650 days);
        assertEq(presale.calculateVestedAmount(alice), all);
        assertEq(presale.calculateVestedAmount(carol), 0);
    }

    function test_calculateVestedAmount_allAtOnce_needsNoInterval() public {
        Plan memory plan = _plan();
        plan.presale.vestingRate = 10_000;
        plan.presale.vestingDis = 0;
        plan.presale.vestingDelay = 0;
        _create(plan);
        _launch();
        assertEq(presale.calculateVestedAmount(alice), (_lpForUsers() * 40) / 60);
        assertEq(presale.vestingEnd(), block.timestamp);
    }

    /// @dev Against the formula written out: rounds, bps, one division.
    function testFuzz_calculateVestedAmount_followsTheFormula(
        uint32 delay,
        uint16 rate,
        uint32 interval,
        uint256 elapsed
    ) public {
        Plan memory plan = _plan();
        rate = uint16(bound(rate, 200, 10_000));
        delay = uint32(bound(delay, 0, 365 days));
        uint256 rounds = (10_000 + uint256(rate) - 1) / rate;
        uint256 longest = (730 days - uint256(delay)) / rounds;
        interval = uint32(bound(interval, 1 days, longest < 90 days ? longest : 90 days));
        (plan.presale.vestingDelay, plan.presale.vestingRate) = (delay, rate);
        plan.presale.vestingDis = interval;
        _create(plan);
        _launch();
        elapsed = bound(elapsed, 0, 800 days);
        vm.warp(block.timestamp + elapsed);

        uint256 vested = elapsed < delay ? 0 : (1 + (elapsed - delay) / interval) * rate;
        if (vested > 10_000) vested = 10_000;
        assertEq(presale.calculateVestedAmount(alice), (_lpForUsers() * 40 * vested) / (60 * 10_000));
    }

    function test_claimVestedLP_paysAndRecords() public {
        _launch();
        vm.warp(block.timestamp + 7 days);
        uint256 due = presale.calculateVestedAmount(alice);
        vm.expectEmit(true, true, true, true, address(presale));
        emit IPresale.LPClaimed(alice, due);
        vm.prank(alice);
        presale.claimVestedLP();

        assertEq(pair.balanceOf(alice), due);
        UserPresale memory record = presale.userPresale(alice);
        assertEq(record.hasUnlockAmount, due);
        assertEq(record.userLastClaimedTime, block.timestamp);
        vm.expectRevert(_error(IPresale.PresaleNothingVested.selector, alice));
        vm.prank(alice);
        presale.claimVestedLP();
    }

    function testFuzz_claimVestedLP_inAnyRhythmEndsWithTheSame(uint256 seed) public {
        _launch();
        uint256 all = (_lpForUsers() * 40) / 60;
        uint256 end = presale.vestingEnd();
        while (block.timestamp < end) {
            seed = uint256(keccak256(abi.encode(seed)));
            vm.warp(block.timestamp + 1 + (seed % 40 days));
            if (presale.calculateVestedAmount(alice) == 0) continue;
            vm.prank(alice);
            presale.claimVestedLP();
        }
        vm.prank(bob);
        presale.claimVestedLP();
        assertEq(pair.balanceOf(alice), all);
        // What rounding leaves is less than one unit a buyer.
        assertLe(pair.balanceOf(address(presale)), 1);
    }

    function test_claimVestedLP_reverts_unlessLaunched() public {
        _missSoftCap();
        vm.expectRevert(_error(IPresale.PresaleWrongStatus.selector, 4));
        vm.prank(alice);
        presale.claimVestedLP();
    }

    function test_claimVestedLP_reverts_forANonBuyer() public {
        _launch();
        vm.warp(block.timestamp + 100 days);
        vm.expectRevert(_error(IPresale.PresaleNothingVested.selector, carol));
        vm.prank(carol);
        presale.claimVestedLP();
    }

    function _lpForUsers() private view returns (uint256 lp) {
        (, , , , lp, ) = presale.getPresaleData();
    }
}
