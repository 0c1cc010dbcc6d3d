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
    uint256 private constant BOND = CAP / 10;

    // constructor

    function test_Constructor_RevertWhen_DelaysAreShortOffTheEmbeddedChain() external {
        Payout.Settings memory s = settings();
        s.rootDelay = 6 hours - 1;
        vm.expectRevert(
            abi.encodeWithSelector(EmbeddedChain.EmbeddedChainBelowMinimum.selector, s.rootDelay, 6 hours)
        );
        DeployIncome.payout(oracle, address(usdt), address(wtrx), s, OWNER, seats());
        s = settings();
        s.roleDelay = 7 days - 1;
        vm.expectRevert(
            abi.encodeWithSelector(EmbeddedChain.EmbeddedChainBelowMinimum.selector, s.roleDelay, 7 days)
        );
        DeployIncome.payout(oracle, address(usdt), address(wtrx), s, OWNER, seats());
        s.rootDelay = 60;
        s.embeddedChain = block.chainid;
        DeployIncome.payout(oracle, address(usdt), address(wtrx), s, OWNER, seats());
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

    /// @dev Its total would count from one that was raised meanwhile, so that its leaves had too small a budget.
    function test_ProposeRoot_RevertWhen_AnotherBecameActiveAfterItsBlock() external {
        _strangersRoot();
        pass(48 hours);
        payout.activateRoot();
        uint256 active = vm.getBlockNumber();
        pass(1 days);
        vm.startPrank(PROPOSER);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutRootOutdated.selector, active - 1, active));
        payout.proposeRoot(keccak256("before"), CAP + TRX, active - 1);
        payout.proposeRoot(keccak256("after"), CAP + TRX, active);
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
        payout.proposeRoot{value: 1}(ROOT, TRX, vm.getBlockNumber());
    }

    function test_ProposeRoot_RevertWhen_NotFunded() external {
        vm.prank(OWNER);
        payout.setDailyCap(uint96(10_000 * TRX));
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutNotFunded.selector, 1000 * TRX + 1, 1000 * TRX));
        propose(ROOT, 1000 * TRX + 1);
        propose(ROOT, 1000 * TRX);
    }

    function test_ProposeRoot_RevertWhen_AboveTheDailyCap() external {
        // One root takes two daily caps at most, of the seven that gather at most.
        uint256 total;
        for (uint256 i = 0; i < 3; ++i) {
            assertEq(payout.increaseAllowed(), 2 * CAP);
            vm.expectRevert(
                abi.encodeWithSelector(IPayout.PayoutAboveDailyCap.selector, 2 * CAP + 1, 2 * CAP)
            );
            propose(ROOT, total + 2 * CAP + 1);
            total += 2 * CAP;
            activate(leaves(1, 2, 3 + i), total);
        }
        // Seven and twelve hours of waiting less six.
        assertEq(payout.increaseAllowed(), CAP + CAP / 2);
        activate(leaves(1, 2, 9), total + CAP + CAP / 2);
        assertEq(payout.increaseAllowed(), CAP / 4);
        pass(12 hours);
        assertEq(payout.increaseAllowed(), (CAP * 3) / 4);
    }

    /// @dev A root that adds next to nothing takes a second of the allowance, not all of it.
    function test_ActivateRoot_ItTakesItsOwnPartOfTheAllowance() external {
        (uint256 from, ) = payout.clocks();
        assertEq(from, vm.getBlockTimestamp() - 10 days);
        activate(leaves(1, 1, 1), 1);
        (from, ) = payout.clocks();
        assertEq(from, vm.getBlockTimestamp() - 7 days + 1);
        assertEq(payout.increaseAllowed(), 2 * CAP);
        // Half a daily cap and one sun: half a day, rounded up to the second.
        activate(leaves(2, 2, 2), 2 + CAP / 2);
        (uint256 later, ) = payout.clocks();
        assertEq(later, vm.getBlockTimestamp() - 7 days + 12 hours + 1);
    }

    /// @dev What lets a root be proposed is what it takes, whatever the cap is when it becomes active.
    function test_ActivateRoot_GivenTheCapFellMeanwhile_ItTakesByTheCapOfItsProposal() external {
        propose(ROOT, 2 * CAP);
        pass(6 hours);
        vm.prank(OWNER);
        payout.setDailyCap(0);
        payout.activateRoot();
        (uint256 from, ) = payout.clocks();
        assertEq(from, vm.getBlockTimestamp() - 5 days);
        assertEq(payout.increaseAllowed(), 0);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutAboveDailyCap.selector, 1, 0));
        propose(keccak256("other"), 2 * CAP + 1);
    }

    function testFuzz_ActivateRoot_ItTakesNoMoreThanThereIs(
        uint256 cap,
        uint256 time,
        uint256 part_
    ) external {
        payout.fund{value: 90_000 * TRX}();
        vm.prank(OWNER);
        payout.setDailyCap(uint96(bound(cap, 1, 40_000 * TRX)));
        uint256 total;
        for (uint256 i = 0; i < 4; ++i) {
            pass(bound(time, 1, 3 days) / (i + 1));
            uint256 allowed = payout.increaseAllowed();
            if (allowed == 0) continue;
            total += bound(part_, 1, allowed);
            if (total > 91_000 * TRX) return;
            propose(keccak256(abi.encode(i)), total);
            pass(6 hours);
            payout.activateRoot();
            (uint256 from, ) = payout.clocks();
            assertLe(from, vm.getBlockTimestamp());
            assertLe(vm.getBlockTimestamp() - 7 days, from - 1);
        }
    }

    function test_ProposeRoot_ItWaits() external {
        vm.expectEmit(true, true, true, true, address(payout));
        emit IPayout.RootProposed(ROOT, TRX, vm.getBlockNumber(), vm.getBlockTimestamp() + 6 hours);
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
        vm.prank(CARL);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutNotAllowed.selector, CARL));
        payout.proposeRoot(ROOT, 4, vm.getBlockNumber());
        pass(1);
        proposeBonded(CARL, ROOT, 4);
    }

    function test_ProposeRoot_RevertWhen_StrangersBondIsNotExact() external {
        uint256 bond = CAP / 10;
        vm.deal(CARL, 2 * bond);
        vm.startPrank(CARL);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutWrongBond.selector, bond - 1, bond));
        payout.proposeRoot{value: bond - 1}(ROOT, CAP, vm.getBlockNumber());
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutWrongBond.selector, bond + 1, bond));
        payout.proposeRoot{value: bond + 1}(ROOT, CAP, vm.getBlockNumber());
        // A tenth of what it adds, rounded down.
        payout.proposeRoot{value: bond}(ROOT, CAP + 9, vm.getBlockNumber());
        vm.stopPrank();
    }

    function test_ProposeRoot_GivenBond_ItIsNotPartOfWhatRootsCanPromise() external {
        vm.prank(OWNER);
        payout.setDailyCap(uint96(10_000 * TRX));
        vm.deal(CARL, 100 * TRX);
        vm.prank(CARL);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutNotFunded.selector, 1000 * TRX + 1, 1000 * TRX));
        payout.proposeRoot{value: 100 * TRX}(ROOT, 1000 * TRX + 1, vm.getBlockNumber());
        vm.prank(CARL);
        payout.proposeRoot{value: 100 * TRX}(ROOT, 1000 * TRX, vm.getBlockNumber());
        assertEq(payout.held(), 1000 * TRX);
    }

    function test_StrangersRoot_ItWaitsEightTimesAndGivesTheBondBack() external {
        vm.expectEmit(true, true, true, true, address(payout));
        emit IPayout.BondPosted(CARL, BOND);
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
        vetoAs(GUARDIAN);
        assertEq(payout.bondOf(CARL), 0);
        assertEq(payout.held(), 1000 * TRX + BOND);
        assertEq(GUARDIAN.balance, 0);
        (, bool first, bool reserve) = payout.roles();
        assertTrue(!first && !reserve, "a stranger's veto suspends nobody");
    }

    function test_StrangersRoot_RevertWhen_ItAddsNothing() external {
        activate(leaves(1, 1, 1), 3);
        pass(7 days);
        vm.prank(CARL);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutInvalidRoot.selector, ROOT, 3));
        payout.proposeRoot(ROOT, 3, vm.getBlockNumber());
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
        emit IPayout.RootProposed(other, 2 * TRX, vm.getBlockNumber(), vm.getBlockTimestamp() + 6 hours);
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
        vetoAs(GUARDIAN);
        assertEq(payout.bondOf(CARL), 0);
        assertEq(payout.held(), 1000 * TRX);
    }

    function test_StrangersRoot_GivenALargerOneComes_ItGivesWay() external {
        _strangersRoot();
        bytes32 other = keccak256("other");
        vm.deal(BEN, CAP);
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutRootWaiting.selector, ROOT));
        payout.proposeRoot{value: BOND}(other, CAP, vm.getBlockNumber());
        vm.expectEmit(true, true, true, true, address(payout));
        emit IPayout.RootVetoed(ROOT);
        vm.expectEmit(true, true, true, true, address(payout));
        emit IPayout.BondReleased(CARL, BOND);
        vm.prank(BEN);
        payout.proposeRoot{value: BOND}(other, CAP + 1, vm.getBlockNumber());
        (bytes32 root, uint256 total, uint256 eta, address bonder) = payout.pendingRoot();
        assertEq(root, other);
        assertEq(total, CAP + 1);
        assertEq(eta, vm.getBlockTimestamp() + 48 hours);
        assertEq(bonder, BEN);
        assertEq(payout.bondOf(CARL), BOND);
        assertEq(payout.held(), 1000 * TRX);
        vetoAs(GUARDIAN);
        assertEq(payout.bondOf(BEN), 0);
        assertEq(payout.held(), 1000 * TRX + BOND);
    }

    function test_StrangersRoot_RevertGiven_TheProposersIsWaiting() external {
        propose(ROOT, TRX);
        vm.deal(CARL, CAP);
        vm.prank(CARL);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutRootWaiting.selector, ROOT));
        payout.proposeRoot{value: CAP / 10}(keccak256("other"), CAP, vm.getBlockNumber());
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

    function test_StrangersRoot_GivenItBecameActive_TheSilenceGoesOn() external {
        (, uint256 since) = payout.clocks();
        _strangersRoot();
        pass(48 hours);
        payout.activateRoot();
        (, uint256 silentSince) = payout.clocks();
        assertEq(silentSince, since);
        proposeBonded(BEN, keccak256("next"), 2 * CAP);
        pass(48 hours);
        payout.activateRoot();
        activate(leaves(1, 1, 1), 2 * CAP + 3);
        (, silentSince) = payout.clocks();
        assertEq(silentSince, vm.getBlockTimestamp());
    }

    function test_WithdrawBond_GivenReceiverRefusesOrReenters_ItPaysOnceOrNotAtAll() external {
        TrxReceiver receiver = DeployDoubles.trxReceiver();
        vm.deal(address(receiver), BOND);
        vm.prank(address(receiver));
        payout.proposeRoot{value: BOND}(ROOT, CAP, vm.getBlockNumber());
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
        address[3] memory others = [PROPOSER, RESERVE, CARL];
        for (uint256 i = 0; i < 3; ++i) {
            vetoRefused(others[i]);
        }
    }

    function test_VetoRoot_RevertGiven_NoneIsWaiting() external {
        vm.prank(GUARDIAN);
        vm.expectRevert(IPayout.PayoutNoRootWaiting.selector);
        payout.vetoRoot(ROOT);
    }

    /// @dev A second person's veto, or one that waited for signatures, would refuse the reserve's honest root.
    function test_VetoRoot_RevertWhen_AnotherRootIsWaiting() external {
        propose(keccak256("wrong"), TRX);
        vetoAs(GUARDIAN);
        proposeAs(RESERVE, ROOT, TRX);
        vm.prank(GUARDIAN);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutRootWaiting.selector, ROOT));
        payout.vetoRoot(keccak256("wrong"));
        (, , bool suspended) = payout.roles();
        assertTrue(!suspended, "the reserve");
        pass(6 hours);
        payout.activateRoot();
    }

    function test_VetoRoot_OfAStranger_RevertWhen_ItGaveWay() external {
        _strangersRoot();
        proposeBonded(BEN, keccak256("larger"), CAP + 1);
        vm.prank(RESERVE);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutRootWaiting.selector, keccak256("larger")));
        payout.vetoRoot(ROOT);
    }

    function test_VetoRoot_OfAStranger_EitherProposerMay() external {
        address[2] memory proposers = [PROPOSER, RESERVE];
        for (uint256 i = 0; i < 2; ++i) {
            _strangersRoot();
            vetoAs(proposers[i]);
        }
        _strangersRoot();
        vetoRefused(CARL);
    }

    /// @dev A leaked key that never makes a root could never be suspended either.
    function test_VetoRoot_OfAStranger_GivenSilence_For30DaysFromWhenStrangersMay() external {
        // Ten days have passed since the deployment.
        pass(27 days - 1);
        proposeBonded(CARL, ROOT, CAP);
        vetoAs(PROPOSER);
        proposeBonded(CARL, ROOT, CAP);
        vetoAs(RESERVE);
        proposeBonded(CARL, ROOT, CAP);
        pass(1);
        vetoRefused(PROPOSER);
        vetoRefused(RESERVE);
        // A root of the proposer's own still replaces it; when active it brings both their vetoes back.
        activate(leaves(1, 1, 1), 3);
        pass(7 days);
        proposeBonded(CARL, ROOT, CAP);
        vetoAs(RESERVE);
    }

    function test_VetoRoot_OfAStranger_GivenSilenceAndNamedSince_For30Days() external {
        pass(50 days);
        vm.prank(OWNER);
        payout.announce(abi.encodeCall(payout.setRoles, (PROPOSER, RESERVE, GUARDIAN)));
        pass(7 days);
        vm.prank(OWNER);
        payout.setRoles(PROPOSER, RESERVE, GUARDIAN);
        pass(30 days - 1);
        _strangersRoot();
        vetoAs(PROPOSER);
        _strangersRoot();
        pass(1);
        vetoRefused(PROPOSER);
    }

    function test_VetoRoot_OfAStranger_GivenSuspended_For30Days() external {
        propose(ROOT, TRX);
        vetoAs(GUARDIAN);
        pass(1);
        proposeAs(RESERVE, ROOT, TRX);
        vetoAs(GUARDIAN);
        pass(30 days - 2);
        _strangersRoot();
        vetoAs(PROPOSER);
        pass(1);
        _strangersRoot();
        vetoRefused(PROPOSER);
        vetoAs(RESERVE);
        pass(1);
        _strangersRoot();
        vetoRefused(RESERVE);
        // Named again, both watch again.
        vm.prank(OWNER);
        payout.announce(abi.encodeCall(payout.setRoles, (PROPOSER, RESERVE, GUARDIAN)));
        pass(7 days);
        vm.prank(OWNER);
        payout.setRoles(PROPOSER, RESERVE, GUARDIAN);
        vetoAs(PROPOSER);
        _strangersRoot();
        vetoAs(RESERVE);
    }

    function test_VetoRoot_ItSuspendsWhoMadeTheRoot() external {
        assertEq(payout.proposer(), PROPOSER);
        propose(ROOT, TRX);
        vm.expectEmit(true, true, true, true, address(payout));
        emit IPayout.RootVetoed(ROOT);
        vm.expectEmit(true, true, true, true, address(payout));
        emit IPayout.ProposerSuspended(PROPOSER);
        vetoAs(GUARDIAN);
        assertEq(payout.proposer(), RESERVE);
        (, bool first, bool reserve) = payout.roles();
        assertTrue(first && !reserve, "the proposer alone");
        // The reserve goes on at once.
        proposeAs(RESERVE, ROOT, TRX);
        vm.expectEmit(true, true, true, true, address(payout));
        emit IPayout.ProposerSuspended(RESERVE);
        vetoAs(OWNER);
        assertEq(payout.proposer(), address(0));
        (, first, reserve) = payout.roles();
        assertTrue(first && reserve, "both");
        (bool active, ) = payout.rootState(ROOT);
        assertTrue(!active, "vetoed");
        vm.expectRevert(IPayout.PayoutNoRootWaiting.selector);
        payout.activateRoot();
    }

    function test_ProposeRoot_RevertGiven_Suspended() external {
        activate(leaves(1, 1, 1), 3);
        propose(ROOT, TRX);
        vetoAs(GUARDIAN);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutNotAllowed.selector, PROPOSER));
        propose(ROOT, TRX);
        proposeAs(RESERVE, ROOT, TRX);
        vetoAs(GUARDIAN);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutNotAllowed.selector, RESERVE));
        proposeAs(RESERVE, ROOT, TRX);
        // Like anyone else after 7 days.
        pass(7 days);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutWrongBond.selector, 0, (CAP - 3) / 10));
        propose(ROOT, CAP);
        proposeBonded(RESERVE, ROOT, CAP);
        (, , uint256 eta, address bonder) = payout.pendingRoot();
        assertEq(eta, vm.getBlockTimestamp() + 48 hours);
        assertEq(bonder, RESERVE);
    }

    // the reserve

    function test_Reserve_RevertGiven_TheProposerIsInOffice() external {
        activate(leaves(1, 1, 1), 3);
        pass(7 days - 1);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutNotAllowed.selector, RESERVE));
        proposeAs(RESERVE, ROOT, TRX);
    }

    /// @dev A lost key never has a root vetoed: the reserve goes on after the silence, again and again.
    function test_Reserve_GivenSilence_ItProposesWithoutABond() external {
        (, uint256 since) = payout.clocks();
        proposeBonded(CARL, ROOT, CAP);
        for (uint256 i = 1; i < 4; ++i) {
            proposeAs(RESERVE, keccak256(abi.encode(i)), i * CAP);
            (, , uint256 eta, ) = payout.pendingRoot();
            assertEq(eta, vm.getBlockTimestamp() + 6 hours);
            pass(6 hours);
            payout.activateRoot();
        }
        (, uint256 silentSince) = payout.clocks();
        assertEq(silentSince, since);
        assertEq(payout.bondOf(CARL), BOND);
        assertEq(payout.proposer(), PROPOSER);
    }

    function test_Reserve_GivenTheProposerIsSuspended_ItEndsTheSilence() external {
        propose(ROOT, TRX);
        vetoAs(GUARDIAN);
        proposeAs(RESERVE, ROOT, TRX);
        pass(6 hours);
        payout.activateRoot();
        (, uint256 silentSince) = payout.clocks();
        assertEq(silentSince, vm.getBlockTimestamp());
    }

    // roles and cap

    function test_SetRoles_RevertWhen_CallerIsNotTheOwner() external {
        address[3] memory others = [PROPOSER, RESERVE, GUARDIAN];
        for (uint256 i = 0; i < 3; ++i) {
            vm.startPrank(others[i]);
            bytes memory refusal = abi.encodeWithSelector(
                Ownable.OwnableUnauthorizedAccount.selector,
                others[i]
            );
            vm.expectRevert(refusal);
            payout.announce(abi.encodeCall(payout.setRoles, (CARL, CARL, CARL)));
            vm.expectRevert(refusal);
            payout.setRoles(CARL, CARL, CARL);
            vm.stopPrank();
        }
    }

    function test_SetRoles_RevertGiven_NotAnnounced7DaysBefore() external {
        bytes memory call = abi.encodeCall(payout.setRoles, (ANNA, CARL, BEN));
        assertTrue(payout.isSealed(), "sealed from the first day");
        vm.startPrank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(IAnnounced.AnnouncedNotDue.selector, keccak256(call), 0));
        payout.setRoles(ANNA, CARL, BEN);
        payout.announce(call);
        pass(7 days - 1);
        vm.expectRevert(
            abi.encodeWithSelector(
                IAnnounced.AnnouncedNotDue.selector,
                keccak256(call),
                vm.getBlockTimestamp() + 1
            )
        );
        payout.setRoles(ANNA, CARL, BEN);
        assertEq(payout.proposer(), PROPOSER);
        vm.stopPrank();
    }

    function test_SetRoles_GivenAnnounced_ItSetsAllAndEndsSuspensions() external {
        propose(ROOT, TRX);
        vetoAs(GUARDIAN);
        proposeAs(RESERVE, ROOT, TRX);
        vetoAs(GUARDIAN);
        vm.prank(OWNER);
        payout.announce(abi.encodeCall(payout.setRoles, (ANNA, RESERVE, BEN)));
        pass(7 days);
        vm.expectEmit(true, true, true, true, address(payout));
        emit IPayout.RolesSet(ANNA, RESERVE, BEN);
        vm.prank(OWNER);
        payout.setRoles(ANNA, RESERVE, BEN);
        (IPayout.Roles memory now_, bool first, bool reserve) = payout.roles();
        assertEq(now_.proposer, ANNA);
        assertEq(now_.reserve, RESERVE);
        assertEq(now_.guardian, BEN);
        assertTrue(!first && !reserve, "nobody is suspended");
        assertEq(payout.proposer(), ANNA);
        assertEq(payout.guardian(), BEN);
    }

    /// @dev The root of a proposer who was replaced gives way, and its veto does not suspend the new one.
    function test_SetRoles_GivenARootIsWaiting_ItIsNobodys() external {
        vm.prank(OWNER);
        payout.announce(abi.encodeCall(payout.setRoles, (ANNA, CARL, GUARDIAN)));
        pass(7 days);
        propose(ROOT, TRX);
        vm.prank(OWNER);
        payout.setRoles(ANNA, CARL, GUARDIAN);
        vm.deal(BEN, BOND);
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutRootWaiting.selector, ROOT));
        payout.proposeRoot{value: BOND}(keccak256("stranger"), CAP, vm.getBlockNumber());
        uint256 mark = vm.snapshotState();
        vetoAs(GUARDIAN);
        assertEq(payout.proposer(), ANNA);
        assertTrue(vm.revertToState(mark), "back");
        mark = vm.snapshotState();
        (, uint256 since) = payout.clocks();
        pass(6 hours);
        payout.activateRoot();
        (, uint256 silentSince) = payout.clocks();
        assertEq(silentSince, since);
        assertTrue(vm.revertToState(mark), "back");
        proposeAs(ANNA, keccak256("new"), TRX);
        (bytes32 root, , , address bonder) = payout.pendingRoot();
        assertEq(root, keccak256("new"));
        assertEq(bonder, address(0));
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
        proposeBonded(CARL, ROOT, CAP);
        (, , , address bonder) = payout.pendingRoot();
        assertEq(bonder, CARL);
    }
}
