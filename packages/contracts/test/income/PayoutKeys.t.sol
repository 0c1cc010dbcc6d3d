// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IPayout} from "../../src/income/IPayout.sol";
import {PayoutBase} from "./PayoutBase.sol";

/// @notice What each key can take and for how long it can stop payouts, alone; and payouts without any of them.
contract PayoutKeysTest is PayoutBase {
    address private constant THIEF = address(0xE71);
    /// @dev A vote (1 + 5 days), the timelock (2 days) and the announcement (7 days), during which the vote for the
    /// change itself runs.
    uint256 private constant NEW_ROLES = 15 days;

    function setUp() public override {
        super.setUp();
        activate(leaves(1, 1, 1), 3);
        pass(1 days);
    }

    // a leaked proposer key

    /// @dev It could propose again in the block of each veto, for 15 days.
    function test_LeakedProposer_GivenOneVeto_ItProposesNoMore() external {
        _proposeFor(PROPOSER, 2 * CAP);
        pass(6 hours - 3);
        vetoAs(GUARDIAN);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutNotAllowed.selector, PROPOSER));
        proposeAs(PROPOSER, keccak256("again"), 4);
        // Payouts went on within two delays.
        proposeAs(RESERVE, ownRoot(ANNA, CAP), 3 + CAP);
        vetoRefused(PROPOSER);
        pass(6 hours);
        payout.activateRoot();
        claimOwn(ANNA, CAP);
        assertEq(ANNA.balance, CAP);
        assertEq(THIEF.balance, 0);
    }

    /// @dev One missed veto cost what gathers in 7 days.
    function test_LeakedProposer_GivenTheGuardianSleeps_ItTakesTwoCapsEach6Hours() external {
        pass(10 days);
        _proposeFor(PROPOSER, 2 * CAP);
        pass(6 hours);
        payout.activateRoot();
        claimOwn(THIEF, 2 * CAP);
        _proposeFor(PROPOSER, 2 * CAP);
        pass(6 hours - 3);
        vetoAs(GUARDIAN);
        assertEq(THIEF.balance, 2 * CAP);
        assertEq(payout.proposer(), RESERVE);
    }

    /// @dev Without anybody who vetoes, it takes seven caps and then one each day.
    function test_LeakedProposer_GivenNobodyVetoes_ItTakesWhatGathers() external {
        pass(10 days);
        payout.fund{value: 1000 * TRX}();
        for (uint256 i = 0; i < 40; ++i) {
            uint256 most = payout.increaseAllowed();
            _proposeFor(PROPOSER, most);
            pass(6 hours);
            payout.activateRoot();
            claimOwn(THIEF, most);
        }
        assertLe(THIEF.balance, (7 + 10) * CAP);
    }

    function test_LeakedProposer_GivenTheReserveIsLost_ItHoldsUpStrangersUntilTheOwnerActs() external {
        _proposeFor(PROPOSER, 2 * CAP);
        vetoAs(GUARDIAN);
        uint256 begin = vm.getBlockTimestamp();
        pass(7 days);
        proposeBonded(CARL, ownRoot(ANNA, CAP), 3 + CAP);
        vetoAs(PROPOSER);
        _nameRolesBy(begin + NEW_ROLES, ANNA, BEN, GUARDIAN);
        vetoRefused(PROPOSER);
        proposeAs(ANNA, ownRoot(ANNA, CAP), 3 + CAP);
        pass(6 hours);
        payout.activateRoot();
        assertLe(vm.getBlockTimestamp(), begin + 16 days);
    }

    /// @dev It could veto every root of a stranger for ever.
    function test_LeakedProposer_GivenReserveAndOwnerAreGone_ItHoldsUpStrangersFor30Days() external {
        _proposeFor(PROPOSER, 2 * CAP);
        vetoAs(GUARDIAN);
        vm.prank(OWNER);
        payout.renounceOwnership();
        pass(30 days - 1);
        proposeBonded(CARL, ownRoot(ANNA, CAP), 3 + CAP);
        vetoAs(PROPOSER);
        proposeBonded(CARL, ownRoot(ANNA, CAP), 3 + CAP);
        pass(1);
        vetoRefused(PROPOSER);
        pass(48 hours);
        payout.activateRoot();
        claimOwn(ANNA, CAP);
        assertEq(ANNA.balance, CAP);
    }

    /// @dev Without a root of its own there is nothing to suspend it for: it could veto every stranger for ever.
    function test_LeakedProposer_ThatNeverProposes_GivenOwnerIsGone_ItHoldsUpStrangersFor37Days() external {
        _holdsUpStrangersFor37Days(PROPOSER);
    }

    // a leaked reserve key

    function test_LeakedReserve_GivenTheProposerWorks_ItCanDoNothing() external {
        bytes32 own = ownRoot(THIEF, CAP);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutNotAllowed.selector, RESERVE));
        proposeAs(RESERVE, own, 3 + CAP);
        propose(ownRoot(ANNA, CAP), 3 + CAP);
        vetoRefused(RESERVE);
        pass(6 hours);
        payout.activateRoot();
    }

    function test_LeakedReserve_ThatNeverProposes_GivenOwnerIsGone_ItHoldsUpStrangersFor37Days() external {
        _holdsUpStrangersFor37Days(RESERVE);
    }

    function test_LeakedReserve_GivenTheProposerIsSilent_OneVetoEndsIt() external {
        pass(7 days);
        _proposeFor(RESERVE, 2 * CAP);
        pass(6 hours - 3);
        vetoAs(GUARDIAN);
        bytes32 own = ownRoot(THIEF, CAP);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutWrongBond.selector, 0, CAP / 10));
        proposeAs(RESERVE, own, 3 + CAP);
        propose(ownRoot(ANNA, CAP), 3 + CAP);
        pass(6 hours);
        payout.activateRoot();
        claimOwn(ANNA, CAP);
        assertEq(THIEF.balance, 0);
    }

    // a leaked guardian key

    function test_LeakedGuardian_ItTakesNothingAndStopsPayoutsFor16DaysAtMost() external {
        uint256 begin = vm.getBlockTimestamp();
        propose(keccak256("1"), TRX);
        vetoAs(GUARDIAN);
        proposeAs(RESERVE, keccak256("2"), TRX);
        vetoAs(GUARDIAN);
        pass(7 days);
        proposeBonded(CARL, keccak256("3"), CAP);
        uint256 lost = bondFor(CAP);
        vetoAs(GUARDIAN);
        assertEq(payout.held(), 1000 * TRX + lost);
        // As a stranger it can make a root too, which either proposer stops.
        vm.deal(GUARDIAN, CAP);
        vm.startPrank(GUARDIAN);
        payout.proposeRoot{value: bondFor(CAP)}(ownRoot(THIEF, CAP - 3), CAP, vm.getBlockNumber());
        vm.stopPrank();
        vetoAs(RESERVE);
        _nameRolesBy(begin + NEW_ROLES, PROPOSER, RESERVE, BEN);
        vetoRefused(GUARDIAN);
        propose(ownRoot(ANNA, CAP), 3 + CAP);
        pass(6 hours);
        payout.activateRoot();
        claimOwn(ANNA, CAP);
        assertEq(THIEF.balance, 0);
        assertLe(vm.getBlockTimestamp(), begin + 16 days);
    }

    /// @dev It suspends both to propose unseen. Until long after others are named, both still refuse what it proposes.
    function test_LeakedGuardian_GivenBothAreSuspended_TheyStillStopItsRoots() external {
        uint256 begin = vm.getBlockTimestamp();
        propose(keccak256("1"), TRX);
        vetoAs(GUARDIAN);
        proposeAs(RESERVE, keccak256("2"), TRX);
        vetoAs(GUARDIAN);
        for (uint256 i = 0; vm.getBlockTimestamp() < begin + NEW_ROLES; ++i) {
            pass(i == 0 ? 7 days : 48 hours - 1);
            (, uint256 lost, , ) = payout.pendingRoot();
            if (lost != 0) vetoAs(i % 2 == 0 ? PROPOSER : RESERVE);
            uint256 most = payout.increaseAllowed();
            proposeBonded(GUARDIAN, ownRoot(THIEF, most), 3 + most);
        }
        _nameRolesBy(vm.getBlockTimestamp() + 7 days, PROPOSER, RESERVE, BEN);
        vetoAs(BEN);
        assertEq(THIEF.balance, 0);
    }

    /// @dev Where nothing was due for 37 days, neither proposer vetoes. A root of one sun replaces the leaked key's, and
    /// its veto of that brings the proposer's vetoes back for 30 days; so does the reserve's.
    function test_LeakedGuardian_GivenAQuietPlatform_ARootOfTheProposersStopsIt() external {
        pass(60 days);
        uint256 begin = vm.getBlockTimestamp();
        _proposeAllFor(GUARDIAN);
        vetoRefused(PROPOSER);
        vetoRefused(RESERVE);
        pass(48 hours - 1);
        proposeAs(PROPOSER, keccak256("1"), 4);
        vetoAs(GUARDIAN);
        for (uint256 i = 0; vm.getBlockTimestamp() < begin + NEW_ROLES; ++i) {
            _proposeAllFor(GUARDIAN);
            pass(48 hours - 1);
            vetoAs(PROPOSER);
        }
        _proposeAllFor(GUARDIAN);
        proposeAs(RESERVE, keccak256("2"), 4);
        vetoAs(GUARDIAN);
        _proposeAllFor(GUARDIAN);
        vetoAs(RESERVE);
        _nameRolesBy(vm.getBlockTimestamp() + 7 days, PROPOSER, RESERVE, BEN);
        assertEq(THIEF.balance, 0);
    }

    /// @dev Left alone by the guardian, the root of one sun ends the silence.
    function test_LeakedGuardian_GivenAQuietPlatformAndNoVeto_TheSilenceEnds() external {
        pass(60 days);
        _proposeAllFor(GUARDIAN);
        proposeAs(PROPOSER, keccak256("1"), 4);
        pass(6 hours);
        payout.activateRoot();
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutNotAllowed.selector, GUARDIAN));
        proposeAs(GUARDIAN, keccak256("again"), 5);
    }

    // strangers

    /// @dev Seven caps were to be had by 7 silent days and 48 hours of a guardian's sleep.
    function test_Stranger_GivenTheGuardianSleeps_ItTakesTwoCaps() external {
        pass(7 days);
        uint256 most = payout.increaseAllowed();
        assertEq(most, 2 * CAP);
        proposeBonded(THIEF, ownRoot(THIEF, most), 3 + most);
        pass(48 hours);
        payout.activateRoot();
        vm.prank(THIEF);
        payout.withdrawBond();
        claimOwn(THIEF, most);
        assertEq(THIEF.balance, 2 * CAP + most / 10);
    }

    /// @dev Seven days of allowance were gone with a root that adds next to nothing.
    function test_Stranger_ASmallRootLeavesTheAllowance() external {
        pass(7 days);
        proposeBonded(THIEF, keccak256("junk"), 4);
        propose(ownRoot(ANNA, 2 * CAP), 3 + 2 * CAP);
        vetoAs(GUARDIAN);
        proposeBonded(THIEF, keccak256("junk"), 4);
        pass(48 hours);
        payout.activateRoot();
        assertEq(payout.increaseAllowed(), 2 * CAP);
    }

    /// @dev Proposer, reserve, owner and keeper are gone with a month of income due: the figures are those of the
    /// recipe, 48 hours for each root of at most two daily caps.
    function test_DeadOperator_HonestStrangersPayOutAllIn30Days() external {
        vm.prank(OWNER);
        payout.renounceOwnership();
        uint256 begin = vm.getBlockTimestamp() - 1 days;
        uint256 due = 22 * CAP;
        payout.fund{value: due}();
        pass(6 days);
        uint256 total = 3;
        uint256 roots;
        while (total < 3 + due) {
            uint256 increase = payout.increaseAllowed();
            assertEq(increase, 2 * CAP);
            total += increase;
            proposeBonded(CARL, ownRoot(ANNA, increase), total);
            pass(48 hours);
            payout.activateRoot();
            vm.prank(CARL);
            payout.withdrawBond();
            claimOwn(ANNA, increase);
            ++roots;
        }
        assertEq(roots, 11);
        assertEq(ANNA.balance, due);
        assertLe(vm.getBlockTimestamp(), begin + 30 days);
    }

    /// @dev The owner and the other keys are gone; `leaked` never makes a root.
    function _holdsUpStrangersFor37Days(address leaked) private {
        vm.prank(OWNER);
        payout.renounceOwnership();
        // The newest root is a day old.
        pass(36 days - 1);
        proposeBonded(CARL, ownRoot(ANNA, CAP), 3 + CAP);
        vetoAs(leaked);
        proposeBonded(CARL, ownRoot(ANNA, CAP), 3 + CAP);
        pass(1);
        vetoRefused(leaked);
        pass(48 hours);
        payout.activateRoot();
        claimOwn(ANNA, CAP);
        assertEq(ANNA.balance, CAP);
    }

    function _proposeAllFor(address maker) private {
        (uint256 total, , ) = payout.totals();
        uint256 most = payout.increaseAllowed();
        proposeBonded(maker, ownRoot(THIEF, most), total + most);
    }

    function _proposeFor(address who, uint256 amount) private {
        (uint256 total, , ) = payout.totals();
        proposeAs(who, ownRoot(THIEF, amount), total + amount);
    }

    function _nameRolesBy(uint256 time, address proposer, address reserve, address guardian) private {
        vm.warp(time - 7 days);
        vm.prank(OWNER);
        payout.announce(abi.encodeCall(payout.setRoles, (proposer, reserve, guardian)));
        vm.warp(time);
        vm.prank(OWNER);
        payout.setRoles(proposer, reserve, guardian);
    }
}
