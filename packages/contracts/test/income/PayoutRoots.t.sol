// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable} from "@openzeppelin/tron-contracts/access/Ownable.sol";
import {IPayout} from "../../src/income/IPayout.sol";
import {Payout} from "../../src/income/Payout.sol";
import {IAnnounced} from "../../src/shared/IAnnounced.sol";
import {EmbeddedChain} from "../../src/shared/EmbeddedChain.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {DeployIncome} from "../deploy/DeployIncome.sol";
import {TrxReceiver} from "../doubles/TrxReceiver.sol";
import {PayoutBase} from "./PayoutBase.sol";

/// @notice How roots come to be active: proposal, delay, veto, bond, cap, roles.
contract PayoutRootsTest is PayoutBase {
    bytes32 private constant ROOT = keccak256("root");

    // constructor

    function test_Constructor_RevertWhen_DelaysAreShortOffTheEmbeddedChain() external {
        Payout.Settings memory s = settings();
        s.rootDelay = 6 hours - 1;
        vm.expectRevert(
            abi.encodeWithSelector(EmbeddedChain.EmbeddedChainBelowMinimum.selector, s.rootDelay, 6 hours)
        );
        DeployIncome.payout(oracle, address(usdt), address(wtrx), s, OWNER, PROPOSER, GUARDIAN);
        s = settings();
        s.roleDelay = 7 days - 1;
        vm.expectRevert(
            abi.encodeWithSelector(EmbeddedChain.EmbeddedChainBelowMinimum.selector, s.roleDelay, 7 days)
        );
        DeployIncome.payout(oracle, address(usdt), address(wtrx), s, OWNER, PROPOSER, GUARDIAN);
        s.rootDelay = 60;
        s.embeddedChain = block.chainid;
        DeployIncome.payout(oracle, address(usdt), address(wtrx), s, OWNER, PROPOSER, GUARDIAN);
    }

    // fund

    function test_Fund_ItCountsHoweverItComes() external {
        vm.expectEmit(true, true, true, true, address(payout));
        emit IPayout.PayoutFunded(address(this), 5);
        payout.fund{value: 5}();
        vm.expectEmit(true, true, true, true, address(payout));
        emit IPayout.PayoutFunded(address(this), 6);
        (bool sent, ) = address(payout).call{value: 6}("");
        assertTrue(sent, "plain call");
        // A transfer transaction runs no code on the TVM and counts all the same.
        vm.deal(address(payout), address(payout).balance + 7);
        assertEq(payout.held(), 1000 * TRX + 18);
    }

    // proposeRoot

    function test_ProposeRoot_RevertGiven_OneIsWaiting() external {
        propose(ROOT, TRX);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutRootWaiting.selector, ROOT));
        propose(keccak256("other"), TRX);
    }

    function test_ProposeRoot_RevertWhen_RootIsEmpty() external {
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutInvalidRoot.selector, bytes32(0), TRX));
        propose(bytes32(0), TRX);
    }

    function test_ProposeRoot_RevertWhen_BlockIsInTheFuture() external {
        vm.startPrank(PROPOSER);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutFutureBlock.selector, block.number + 1));
        payout.proposeRoot(ROOT, TRX, block.number + 1);
        payout.proposeRoot(ROOT, TRX, block.number);
        vm.stopPrank();
    }

    function test_ProposeRoot_RevertWhen_TotalDoesNotGrow() external {
        activate(leaves(1, 1, 1), 3);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutInvalidRoot.selector, ROOT, 2));
        propose(ROOT, 2);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutInvalidRoot.selector, ROOT, 3));
        propose(ROOT, 3);
        pass(1);
        propose(ROOT, 4);
    }

    function test_ProposeRoot_RevertWhen_ProposerSendsValue() external {
        vm.deal(PROPOSER, 1);
        vm.prank(PROPOSER);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutWrongBond.selector, 1, 0));
        payout.proposeRoot{value: 1}(ROOT, TRX, 1);
    }

    function test_ProposeRoot_RevertWhen_NotFunded() external {
        vm.prank(OWNER);
        payout.setDailyCap(uint96(10_000 * TRX));
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutNotFunded.selector, 1000 * TRX + 1, 1000 * TRX));
        propose(ROOT, 1000 * TRX + 1);
        propose(ROOT, 1000 * TRX);
    }

    function test_ProposeRoot_RevertWhen_AboveTheDailyCap() external {
        // At most seven days gather.
        assertEq(payout.increaseAllowed(), 700 * TRX);
        vm.expectRevert(
            abi.encodeWithSelector(IPayout.PayoutAboveDailyCap.selector, 700 * TRX + 1, 700 * TRX)
        );
        propose(ROOT, 700 * TRX + 1);
        activate(leaves(1, 2, 3), 700 * TRX);
        assertEq(payout.increaseAllowed(), 0);
        pass(12 hours);
        assertEq(payout.increaseAllowed(), 50 * TRX);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutAboveDailyCap.selector, 50 * TRX + 1, 50 * TRX));
        propose(ROOT, 750 * TRX + 1);
        propose(ROOT, 750 * TRX);
    }

    function test_ProposeRoot_ItWaits() external {
        vm.expectEmit(true, true, true, true, address(payout));
        emit IPayout.RootProposed(ROOT, TRX, 1, vm.getBlockTimestamp() + 6 hours);
        propose(ROOT, TRX);
        (bytes32 root, uint256 total, uint256 eta, address bonder) = payout.pendingRoot();
        assertEq(root, ROOT);
        assertEq(total, TRX);
        assertEq(eta, vm.getBlockTimestamp() + 6 hours);
        assertEq(bonder, address(0));
    }

    // proposeRoot by a stranger

    function test_ProposeRoot_RevertWhen_StrangerComesBefore7Days() external {
        activate(leaves(1, 1, 1), 3);
        pass(7 days - 1);
        vm.deal(CARL, BOND);
        vm.prank(CARL);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutNotAllowed.selector, CARL));
        payout.proposeRoot{value: BOND}(ROOT, 4, 1);
        pass(1);
        vm.prank(CARL);
        payout.proposeRoot{value: BOND}(ROOT, 4, 1);
    }

    function test_ProposeRoot_RevertWhen_StrangersBondIsNotExact() external {
        vm.deal(CARL, 2 * BOND);
        vm.startPrank(CARL);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutWrongBond.selector, BOND - 1, BOND));
        payout.proposeRoot{value: BOND - 1}(ROOT, 3, 1);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutWrongBond.selector, BOND + 1, BOND));
        payout.proposeRoot{value: BOND + 1}(ROOT, 3, 1);
        vm.stopPrank();
    }

    function test_ProposeRoot_GivenBond_ItIsNotPartOfWhatRootsCanPromise() external {
        vm.prank(OWNER);
        payout.setDailyCap(uint96(10_000 * TRX));
        vm.deal(CARL, BOND);
        vm.prank(CARL);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutNotFunded.selector, 1000 * TRX + 1, 1000 * TRX));
        payout.proposeRoot{value: BOND}(ROOT, 1000 * TRX + 1, 1);
        vm.prank(CARL);
        payout.proposeRoot{value: BOND}(ROOT, 1000 * TRX, 1);
        assertEq(payout.held(), 1000 * TRX);
    }

    function test_StrangersRoot_ItWaitsEightTimesAndGivesTheBondBack() external {
        _strangersRoot();
        pass(48 hours - 1);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutTooEarly.selector, vm.getBlockTimestamp() + 1));
        payout.activateRoot();
        pass(1);
        vm.expectEmit(true, true, true, true, address(payout));
        emit IPayout.BondReleased(CARL, BOND);
        payout.activateRoot();
        assertEq(payout.bondOf(CARL), BOND);
        assertEq(payout.held(), 1000 * TRX);
        vm.expectEmit(true, true, true, true, address(payout));
        emit IPayout.BondWithdrawn(CARL, BOND);
        vm.prank(CARL);
        payout.withdrawBond();
        assertEq(CARL.balance, BOND);
        assertEq(payout.held(), 1000 * TRX);
        vm.prank(CARL);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutNoBond.selector, CARL));
        payout.withdrawBond();
    }

    function test_StrangersRoot_GivenVeto_TheBondStays() external {
        _strangersRoot();
        vm.expectEmit(true, true, true, true, address(payout));
        emit IPayout.BondForfeited(CARL, BOND);
        vm.prank(GUARDIAN);
        payout.vetoRoot();
        assertEq(payout.bondOf(CARL), 0);
        assertEq(payout.held(), 1000 * TRX + BOND);
        assertEq(GUARDIAN.balance, 0);
    }

    function test_StrangersRoot_RevertWhen_ItAddsNothing() external {
        activate(leaves(1, 1, 1), 3);
        pass(7 days);
        vm.deal(CARL, BOND);
        vm.prank(CARL);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutInvalidRoot.selector, ROOT, 3));
        payout.proposeRoot{value: BOND}(ROOT, 3, 1);
    }

    /// @dev A root that adds one sun would otherwise lock the proposer out for 48 hours, again and again.
    function test_StrangersRoot_GivenTheProposerComes_ItGivesWay() external {
        _strangersRoot();
        bytes32 other = keccak256("other");
        vm.expectEmit(true, true, true, true, address(payout));
        emit IPayout.RootVetoed(ROOT);
        vm.expectEmit(true, true, true, true, address(payout));
        emit IPayout.BondReleased(CARL, BOND);
        vm.expectEmit(true, true, true, true, address(payout));
        emit IPayout.RootProposed(other, 2 * TRX, 1, vm.getBlockTimestamp() + 6 hours);
        propose(other, 2 * TRX);
        (bytes32 root, uint256 total, uint256 eta, address bonder) = payout.pendingRoot();
        assertEq(root, other);
        assertEq(total, 2 * TRX);
        assertEq(eta, vm.getBlockTimestamp() + 6 hours);
        assertEq(bonder, address(0));
        assertEq(payout.held(), 1000 * TRX);
        // The bond is paid back once; becoming active or vetoed does not touch it again.
        vm.prank(CARL);
        payout.withdrawBond();
        assertEq(CARL.balance, BOND);
        vm.prank(GUARDIAN);
        payout.vetoRoot();
        assertEq(payout.bondOf(CARL), 0);
        assertEq(payout.held(), 1000 * TRX);
    }

    function test_StrangersRoot_RevertGiven_AnotherStrangersIsWaiting() external {
        _strangersRoot();
        vm.deal(BEN, BOND);
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutRootWaiting.selector, ROOT));
        payout.proposeRoot{value: BOND}(keccak256("other"), 5, 1);
    }

    /// @dev Nothing of a replacement stays when the proposer's root itself is refused.
    function test_StrangersRoot_GivenTheProposersIsRefused_ItStays() external {
        _strangersRoot();
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutInvalidRoot.selector, bytes32(0), TRX));
        propose(bytes32(0), TRX);
        (bytes32 root, , , ) = payout.pendingRoot();
        assertEq(root, ROOT);
        assertEq(payout.bondOf(CARL), 0);
    }

    function test_WithdrawBond_GivenReceiverRefusesOrReenters_ItPaysOnceOrNotAtAll() external {
        TrxReceiver receiver = DeployDoubles.trxReceiver();
        vm.deal(address(receiver), BOND);
        vm.prank(address(receiver));
        payout.proposeRoot{value: BOND}(ROOT, 3, 1);
        pass(48 hours);
        payout.activateRoot();
        receiver.setRefuses(true);
        vm.prank(address(receiver));
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutPaymentFailed.selector, address(receiver)));
        payout.withdrawBond();
        receiver.setRefuses(false);
        receiver.setCall(address(payout), abi.encodeCall(payout.withdrawBond, ()));
        vm.prank(address(receiver));
        payout.withdrawBond();
        assertEq(receiver.calls(), 1);
        assertTrue(!receiver.worked(), "entered again");
        assertEq(address(receiver).balance, BOND);
    }

    // activateRoot

    function test_ActivateRoot_RevertGiven_NoneIsWaiting() external {
        vm.expectRevert(IPayout.PayoutNoRootWaiting.selector);
        payout.activateRoot();
    }

    function test_ActivateRoot_RevertGiven_DelayIsNotOver() external {
        propose(ROOT, TRX);
        pass(6 hours - 1);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutTooEarly.selector, vm.getBlockTimestamp() + 1));
        payout.activateRoot();
    }

    function test_ActivateRoot_ItKeepsAllBefore() external {
        bytes32[4] memory given = [keccak256("1"), keccak256("2"), keccak256("3"), keccak256("4")];
        for (uint256 i = 0; i < 4; ++i) {
            propose(given[i], (i + 1) * TRX);
            pass(1 days);
            vm.expectEmit(true, true, true, true, address(payout));
            emit IPayout.RootActive(given[i], (i + 1) * TRX);
            vm.prank(CARL);
            payout.activateRoot();
            assertEq(payout.newestRoot(), given[i]);
            pass(1 days);
        }
        for (uint256 i = 0; i < 4; ++i) {
            (bool active, uint256 left) = payout.rootState(given[i]);
            assertTrue(active, "stays active");
            assertEq(left, TRX);
        }
        (bool zeroActive, ) = payout.rootState(0);
        assertTrue(!zeroActive, "nothing is no root");
        (uint256 total, uint256 claimed, uint256 activatedAt) = payout.totals();
        assertEq(total, 4 * TRX);
        assertEq(claimed, 0);
        assertEq(activatedAt, vm.getBlockTimestamp() - 1 days);
        vm.expectRevert(IPayout.PayoutNoRootWaiting.selector);
        payout.activateRoot();
    }

    function test_ProposeRoot_RevertGiven_TheRootWasActiveBefore() external {
        bytes32[2] memory given = [keccak256("1"), keccak256("2")];
        for (uint256 i = 0; i < 2; ++i) {
            propose(given[i], (i + 1) * TRX);
            pass(6 hours);
            payout.activateRoot();
            pass(6 hours);
        }
        for (uint256 i = 0; i < 2; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutInvalidRoot.selector, given[i], 3 * TRX));
            propose(given[i], 3 * TRX);
        }
    }

    // vetoRoot

    function test_VetoRoot_RevertWhen_CallerIsNeitherGuardianNorOwner() external {
        propose(ROOT, TRX);
        vm.prank(PROPOSER);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutNotAllowed.selector, PROPOSER));
        payout.vetoRoot();
    }

    function test_VetoRoot_RevertGiven_NoneIsWaiting() external {
        vm.prank(GUARDIAN);
        vm.expectRevert(IPayout.PayoutNoRootWaiting.selector);
        payout.vetoRoot();
    }

    function test_VetoRoot_ItMakesRoomForAnother() external {
        propose(ROOT, TRX);
        vm.expectEmit(true, true, true, true, address(payout));
        emit IPayout.RootVetoed(ROOT);
        vm.prank(GUARDIAN);
        payout.vetoRoot();
        propose(ROOT, TRX);
        vm.prank(OWNER);
        payout.vetoRoot();
        assertEq(payout.newestRoot(), bytes32(0));
        (bool active, ) = payout.rootState(ROOT);
        assertTrue(!active, "vetoed");
        vm.expectRevert(IPayout.PayoutNoRootWaiting.selector);
        payout.activateRoot();
    }

    // roles and cap

    function test_SetRoles_RevertWhen_CallerIsNotTheOwner() external {
        vm.startPrank(PROPOSER);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, PROPOSER));
        payout.announce(abi.encodeCall(payout.setRoles, (CARL, CARL)));
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, PROPOSER));
        payout.setRoles(CARL, CARL);
        vm.stopPrank();
    }

    function test_SetRoles_RevertGiven_NotAnnounced7DaysBefore() external {
        bytes memory call = abi.encodeCall(payout.setRoles, (ANNA, BEN));
        assertTrue(payout.isSealed(), "sealed from the first day");
        vm.startPrank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(IAnnounced.AnnouncedNotDue.selector, keccak256(call), 0));
        payout.setRoles(ANNA, BEN);
        payout.announce(call);
        pass(7 days - 1);
        vm.expectRevert(
            abi.encodeWithSelector(
                IAnnounced.AnnouncedNotDue.selector,
                keccak256(call),
                vm.getBlockTimestamp() + 1
            )
        );
        payout.setRoles(ANNA, BEN);
        assertEq(payout.proposer(), PROPOSER);
        vm.stopPrank();
    }

    function test_SetRoles_GivenAnnounced_ItSetsBoth() external {
        vm.startPrank(OWNER);
        payout.announce(abi.encodeCall(payout.setRoles, (ANNA, BEN)));
        pass(7 days);
        vm.expectEmit(true, true, true, true, address(payout));
        emit IPayout.RolesSet(ANNA, BEN);
        payout.setRoles(ANNA, BEN);
        vm.stopPrank();
        assertEq(payout.proposer(), ANNA);
        assertEq(payout.guardian(), BEN);
    }

    function test_SetDailyCap_RevertWhen_CallerIsNotTheOwner() external {
        vm.prank(PROPOSER);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, PROPOSER));
        payout.setDailyCap(1);
    }

    function test_SetDailyCap_ItSets() external {
        vm.expectEmit(true, true, true, true, address(payout));
        emit IPayout.DailyCapSet(9);
        vm.prank(OWNER);
        payout.setDailyCap(9);
        assertEq(payout.dailyCap(), 9);
    }

    function _strangersRoot() private {
        vm.deal(CARL, BOND);
        vm.prank(CARL);
        payout.proposeRoot{value: BOND}(ROOT, 3, 1);
        (, , , address bonder) = payout.pendingRoot();
        assertEq(bonder, CARL);
    }
}
