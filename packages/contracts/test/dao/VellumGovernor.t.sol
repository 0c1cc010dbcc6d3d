// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IGovernor} from "@openzeppelin/tron-contracts/governance/IGovernor.sol";
import {TimelockController} from "@openzeppelin/tron-contracts/governance/TimelockController.sol";
import {Strings} from "@openzeppelin/tron-contracts/utils/Strings.sol";
import {Vlm} from "../../src/coins/Vlm.sol";
import {VellumGovernor} from "../../src/dao/VellumGovernor.sol";
import {VoteRhythm} from "../../src/dao/VoteRhythm.sol";
import {VellumTimelock} from "../../src/dao/VellumTimelock.sol";
import {EmbeddedChain} from "../../src/shared/EmbeddedChain.sol";
import {TermStake} from "../../src/staking/TermStake.sol";
import {Test} from "../base/Test.sol";
import {DeployCoins} from "../deploy/DeployCoins.sol";
import {DeployDao} from "../deploy/DeployDao.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {DeployStaking} from "../deploy/DeployStaking.sol";

contract VellumGovernorTest is Test {
    address private constant GUARDIAN = address(0xA1);
    address private constant WHALE = address(0xB1);
    address private constant ANNA = address(0xB2);
    address private constant DUST = address(0xB3);
    uint256 private constant START = 1_800_000_000;
    uint256 private constant SUPPLY = 1_000_000e6;

    Vlm private vlm;
    VellumTimelock private timelock;
    VellumGovernor private governor;
    TermStake private stake;

    address[] private targets;
    uint256[] private values;
    bytes[] private calls;
    /// @dev What ANNA proposes.
    string private constant WHY = "why #proposer=0x00000000000000000000000000000000000000b2";
    bytes32 private constant TEXT = keccak256(bytes(WHY));

    function setUp() external {
        vm.warp(START);
        vlm = DeployCoins.vlm(WHALE, SUPPLY);
        timelock = DeployDao.vellumTimelock(48 hours, address(this), 0);
        governor = DeployDao.vellumGovernor(vlm, timelock, rhythm(), GUARDIAN, 0);
        timelock.grantRole(timelock.PROPOSER_ROLE(), address(governor));
        timelock.grantRole(timelock.CANCELLER_ROLE(), address(governor));
        timelock.renounceRole(timelock.DEFAULT_ADMIN_ROLE(), address(this));
        stake = DeployStaking.termStake(DeployDoubles.trickCoin("COIN"), address(timelock), GUARDIAN);

        vm.startPrank(WHALE);
        vlm.transfer(ANNA, (SUPPLY * 50) / 10_000);
        vlm.transfer(DUST, (SUPPLY * 50) / 10_000 - 1);
        vlm.delegate(WHALE);
        vm.stopPrank();
        vm.prank(ANNA);
        vlm.delegate(ANNA);
        vm.prank(DUST);
        vlm.delegate(DUST);
        vm.warp(START + 1);
        _plan(address(stake), abi.encodeCall(stake.addTerm, (30, 1000, 1, 1)));
    }

    // constructors

    function test_Constructor_RevertWhen_RhythmIsShortOffTheEmbeddedChain() external {
        VoteRhythm.Rhythm memory fast = VoteRhythm.Rhythm(1 days - 1, 5 days, 1 days);
        _expectBelow(1 days - 1, 1 days);
        DeployDao.vellumGovernor(vlm, timelock, fast, GUARDIAN, 0);
        fast = VoteRhythm.Rhythm(1 days, 5 days - 1, 1 days);
        _expectBelow(5 days - 1, 5 days);
        DeployDao.vellumGovernor(vlm, timelock, fast, GUARDIAN, 0);
        fast = VoteRhythm.Rhythm(1 days, 5 days, 1 days - 1);
        _expectBelow(1 days - 1, 1 days);
        DeployDao.vellumGovernor(vlm, timelock, fast, GUARDIAN, 0);
        _expectBelow(48 hours - 1, 48 hours);
        DeployDao.vellumTimelock(48 hours - 1, address(this), 0);
        fast = VoteRhythm.Rhythm(1, 60, 1);
        DeployDao.vellumGovernor(vlm, timelock, fast, GUARDIAN, block.chainid);
        assertEq(DeployDao.vellumTimelock(5, address(this), block.chainid).getMinDelay(), 5);
    }

    function test_Constructor_RevertWhen_GuardianIsNobody() external {
        vm.expectRevert(VellumGovernor.VellumGovernorNoGuardian.selector);
        DeployDao.vellumGovernor(vlm, timelock, rhythm(), address(0), 0);
    }

    function test_Constructor_ItKeepsTheRules() external view {
        assertEq(governor.votingDelay(), 1 days);
        assertEq(governor.votingPeriod(), 5 days);
        assertEq(governor.lateQuorumVoteExtension(), 1 days);
        assertEq(governor.quorum(START), (SUPPLY * 4) / 100);
        assertEq(governor.proposalThreshold(), (SUPPLY * 50) / 10_000);
        assertEq(governor.proposalGuardian(), GUARDIAN);
        assertEq(timelock.getMinDelay(), 48 hours);
        assertEq(governor.timelock(), address(timelock));
    }

    // propose

    function test_Propose_RevertWhen_VotesAreBelowHalfAPercent() external {
        uint256 has = (SUPPLY * 50) / 10_000 - 1;
        vm.prank(DUST);
        vm.expectRevert(
            abi.encodeWithSelector(IGovernor.GovernorInsufficientProposerVotes.selector, DUST, has, has + 1)
        );
        governor.propose(targets, values, calls, _by("why ", DUST));
    }

    function test_Propose_RevertWhen_DescriptionNamesNobodyOrAnother() external {
        string[9] memory bad = [
            "",
            "Another guardian",
            "#proposer=",
            "why #proposer=0x00000000000000000000000000000000000000b1",
            "why #proposer=0x0000000000000000000000000000000000000000",
            "why #proposer=0x00000000000000000000000000000000000000b2.",
            "why #proposer=0x0000000000000000000000000000000000000zb2",
            "why #PROPOSER=0x00000000000000000000000000000000000000b2",
            "why #proposer=0x00000000000000000000000000000000000000B2"
        ];
        for (uint256 i = 0; i < bad.length; ++i) {
            vm.prank(ANNA);
            vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorRestrictedProposer.selector, ANNA));
            governor.propose(targets, values, calls, bad[i]);
        }
        vm.prank(ANNA);
        governor.propose(targets, values, calls, "#proposer=0x00000000000000000000000000000000000000b2");
    }

    /// @dev Audit A8: another account cannot make the proposal first and cancel it.
    function test_Propose_RevertWhen_ItIsCopiedFirst() external {
        _plan(address(governor), abi.encodeCall(governor.setProposalGuardian, (address(0xA9))));
        string memory text = _by("Another guardian\n\n", WHALE);
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorRestrictedProposer.selector, ANNA));
        governor.propose(targets, values, calls, text);
        // Under a name of its own the copy is another proposal, whose end is not the first one's.
        vm.startPrank(ANNA);
        string memory own = _by("Another guardian\n\n", ANNA);
        uint256 copy = governor.propose(targets, values, calls, own);
        governor.cancel(targets, values, calls, keccak256(bytes(own)));
        vm.stopPrank();
        _expectState(copy, IGovernor.ProposalState.Canceled);
        vm.prank(WHALE);
        uint256 id = governor.propose(targets, values, calls, text);
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorUnableToCancel.selector, id, ANNA));
        governor.cancel(targets, values, calls, keccak256(bytes(text)));
        vm.warp(vm.getBlockTimestamp() + 1 days + 1);
        _expectState(id, IGovernor.ProposalState.Active);
    }

    function test_Propose_GivenExactlyHalfAPercent_ItIsOpen() external {
        uint256 id = _propose(ANNA);
        _expectState(id, IGovernor.ProposalState.Pending);
    }

    /// @dev Votes count as of the snapshot: coins bought or borrowed for the vote itself count for nothing.
    function test_Vote_GivenCoinsMovedAfterTheSnapshot_TheyDoNotVoteAgain() external {
        uint256 id = _propose(ANNA);
        vm.warp(START + 1 + 1 days + 1);
        vm.prank(WHALE);
        governor.castVote(id, 1);
        vm.startPrank(WHALE);
        vlm.transfer(DUST, vlm.balanceOf(WHALE));
        vm.stopPrank();
        vm.warp(START + 2 days);
        vm.prank(DUST);
        assertEq(governor.castVote(id, 1), (SUPPLY * 50) / 10_000 - 1);
    }

    /// @dev Staked coins are the contract's, which does not vote. Closing early fits in the delay before a vote.
    function test_Vote_GivenCoinsInATermStake_TheyVoteOnceTakenOut() external {
        TermStake own = DeployStaking.termStake(vlm, address(this), GUARDIAN);
        own.addTerm(30, 1000, 1, 1e12);
        vm.startPrank(WHALE);
        vlm.approve(address(own), type(uint256).max);
        own.fund(100_000e6);
        uint256 position = own.stake(500_000e6, 0, 1);
        uint256 rest = vlm.balanceOf(WHALE);
        vm.stopPrank();
        vm.warp(START + 1 + 2 days);
        uint256 first = _propose(ANNA);
        vm.warp(START + 1 + 3 days + 1);
        vm.prank(WHALE);
        assertEq(governor.castVote(first, 1), rest);

        _plan(address(stake), abi.encodeCall(stake.addTerm, (60, 1000, 1, 1)));
        uint256 second = _propose(ANNA);
        vm.prank(WHALE);
        own.closeEarly(position);
        vm.warp(vm.getBlockTimestamp() + 1 days + 1);
        vm.prank(WHALE);
        assertEq(governor.castVote(second, 1), rest + 500_000e6);
    }

    // the whole way

    function test_Execute_GivenPassed_ItWaitsAndActs() external {
        uint256 id = _pass();
        vm.expectRevert();
        governor.execute(targets, values, calls, TEXT);
        governor.queue(targets, values, calls, TEXT);
        _expectState(id, IGovernor.ProposalState.Queued);
        vm.warp(vm.getBlockTimestamp() + 48 hours - 1);
        vm.expectRevert();
        governor.execute(targets, values, calls, TEXT);
        vm.warp(vm.getBlockTimestamp() + 1);
        vm.prank(DUST);
        governor.execute(targets, values, calls, TEXT);
        _expectState(id, IGovernor.ProposalState.Executed);
        assertEq(stake.termsLength(), 1);
        assertTrue(governor.proposalNeedsQueuing(id), "needs queuing");
    }

    function test_State_GivenQuorumIsMissed_ItIsDefeated() external {
        uint256 id = _propose(ANNA);
        vm.warp(START + 1 + 1 days + 1);
        vm.prank(ANNA);
        governor.castVote(id, 1);
        vm.warp(START + 1 + 6 days + 1);
        _expectState(id, IGovernor.ProposalState.Defeated);
    }

    function test_ProposalDeadline_GivenQuorumComesLate_ItIsProlonged() external {
        uint256 id = _propose(ANNA);
        uint256 end = governor.proposalDeadline(id);
        assertEq(end, START + 1 + 6 days);
        vm.warp(end - 1);
        vm.prank(WHALE);
        governor.castVote(id, 1);
        assertEq(governor.proposalDeadline(id), end - 1 + 1 days);
        vm.warp(end + 1);
        _expectState(id, IGovernor.ProposalState.Active);
        vm.prank(ANNA);
        governor.castVote(id, 0);
    }

    // guardian

    function test_Cancel_GivenGuardian_ItStopsAtAnyStage() external {
        uint256 id = _pass();
        governor.queue(targets, values, calls, TEXT);
        vm.prank(GUARDIAN);
        governor.cancel(targets, values, calls, TEXT);
        _expectState(id, IGovernor.ProposalState.Canceled);
        vm.warp(vm.getBlockTimestamp() + 48 hours);
        vm.expectRevert();
        governor.execute(targets, values, calls, TEXT);
        assertEq(stake.termsLength(), 0);
    }

    function test_Cancel_RevertWhen_CallerIsAStrangerOrTheProposerTooLate() external {
        uint256 id = _pass();
        vm.prank(DUST);
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorUnableToCancel.selector, id, DUST));
        governor.cancel(targets, values, calls, TEXT);
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorUnableToCancel.selector, id, ANNA));
        governor.cancel(targets, values, calls, TEXT);
    }

    function test_Cancel_GivenProposerBeforeTheVote_ItCancels() external {
        uint256 id = _propose(ANNA);
        vm.prank(ANNA);
        governor.cancel(targets, values, calls, TEXT);
        _expectState(id, IGovernor.ProposalState.Canceled);
    }

    function test_Cancel_RevertWhen_GuardianDefendsItsSeat() external {
        _plan(address(governor), abi.encodeCall(governor.setProposalGuardian, (address(0xA9))));
        _pass();
        vm.prank(GUARDIAN);
        vm.expectRevert(VellumGovernor.VellumGovernorGuardianBound.selector);
        governor.cancel(targets, values, calls, TEXT);
        governor.queue(targets, values, calls, TEXT);
        vm.warp(vm.getBlockTimestamp() + 48 hours);
        governor.execute(targets, values, calls, TEXT);
        assertEq(governor.proposalGuardian(), address(0xA9));
    }

    function test_Cancel_GivenReplacementHidesAnotherCall_GuardianCanCancel() external {
        _plan(address(governor), abi.encodeCall(governor.setProposalGuardian, (address(0xA9))));
        targets.push(address(stake));
        values.push(0);
        calls.push(abi.encodeCall(stake.addTerm, (30, 1000, 1, 1)));
        uint256 id = _pass();
        vm.prank(GUARDIAN);
        governor.cancel(targets, values, calls, TEXT);
        _expectState(id, IGovernor.ProposalState.Canceled);
    }

    function test_Cancel_GivenAVoteEndedTheOffice_NobodyCancelsOnceAVoteBegan() external {
        _plan(address(governor), abi.encodeCall(governor.setProposalGuardian, (address(0))));
        _pass();
        governor.queue(targets, values, calls, TEXT);
        vm.warp(vm.getBlockTimestamp() + 48 hours);
        governor.execute(targets, values, calls, TEXT);
        assertEq(governor.proposalGuardian(), address(0));
        _plan(address(stake), abi.encodeCall(stake.addTerm, (30, 1000, 1, 1)));
        uint256 id = _propose(ANNA);
        uint256 mark = vm.snapshotState();
        vm.prank(ANNA);
        governor.cancel(targets, values, calls, TEXT);
        assertTrue(vm.revertToState(mark), "back");
        vm.warp(governor.proposalSnapshot(id) + 1);
        address[3] memory all = [ANNA, GUARDIAN, WHALE];
        for (uint256 i = 0; i < 3; ++i) {
            vm.prank(all[i]);
            vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorUnableToCancel.selector, id, all[i]));
            governor.cancel(targets, values, calls, TEXT);
        }
    }

    function test_Guardian_ItCanDoNothingElse() external {
        vm.startPrank(GUARDIAN);
        vm.expectRevert();
        governor.setProposalGuardian(GUARDIAN);
        vm.expectRevert();
        timelock.schedule(address(stake), 0, "", 0, 0, 48 hours);
        vm.expectRevert();
        timelock.cancel(bytes32(0));
        vm.stopPrank();
    }

    // timelock

    function test_Timelock_GivenAVoteForAShorterDelay_TheFloorStays() external {
        _plan(address(timelock), abi.encodeCall(timelock.updateDelay, (1)));
        _pass();
        governor.queue(targets, values, calls, TEXT);
        vm.warp(vm.getBlockTimestamp() + 48 hours);
        governor.execute(targets, values, calls, TEXT);
        assertEq(timelock.getMinDelay(), 48 hours);
        vm.prank(address(governor));
        vm.expectRevert(
            abi.encodeWithSelector(TimelockController.TimelockInsufficientDelay.selector, 1, 48 hours)
        );
        timelock.schedule(address(stake), 0, "", 0, 0, 1);
    }

    function test_Timelock_GivenAVoteForALongerDelay_ItHolds() external {
        _plan(address(timelock), abi.encodeCall(timelock.updateDelay, (7 days)));
        _pass();
        governor.queue(targets, values, calls, TEXT);
        vm.warp(vm.getBlockTimestamp() + 48 hours);
        governor.execute(targets, values, calls, TEXT);
        assertEq(timelock.getMinDelay(), 7 days);
    }

    // floors

    function test_Quorum_GivenAVoteForLess_TheFloorStays() external {
        _plan(address(governor), abi.encodeCall(governor.updateQuorumNumerator, (3)));
        _expectFloor(3, 4);
        assertEq(governor.quorumNumerator(), 4);
    }

    /// @dev Burn mining sends coins to the dead address, so they stay in the supply: with 96 % of it there, passing takes
    /// every other coin.
    function test_Quorum_GivenCoinsAtTheDeadAddress_TheyCount() external {
        assertTrue(_allVoteBeside((SUPPLY * 96) / 100), "all that is left are the quorum");
    }

    function test_Quorum_GivenMoreThan96PercentAtTheDeadAddress_NothingPasses() external {
        assertTrue(!_allVoteBeside((SUPPLY * 96) / 100 + 1), "the quorum is more than is left");
    }

    function test_Quorum_GivenCoinsTheHolderBurned_ItFalls() external {
        vm.prank(WHALE);
        vlm.burn(SUPPLY / 2);
        vm.warp(START + 2);
        assertEq(governor.quorum(START + 1), (SUPPLY * 2) / 100);
        assertEq(governor.quorum(START), (SUPPLY * 4) / 100);
    }

    function test_LateExtension_GivenAVoteForLess_TheFloorStays() external {
        _plan(address(governor), abi.encodeCall(governor.setLateQuorumVoteExtension, (1 days - 1)));
        _expectFloor(1 days - 1, 1 days);
        assertEq(governor.lateQuorumVoteExtension(), 1 days);
    }

    function test_Floors_GivenAVoteForMore_ItHolds() external {
        _plan(address(governor), abi.encodeCall(governor.updateQuorumNumerator, (10)));
        targets.push(address(governor));
        values.push(0);
        calls.push(abi.encodeCall(governor.setLateQuorumVoteExtension, (2 days)));
        _queued();
        governor.execute(targets, values, calls, TEXT);
        assertEq(governor.quorumNumerator(), 10);
        assertEq(governor.lateQuorumVoteExtension(), 2 days);
    }

    function test_Floors_RevertWhen_CallerIsNotTheTimelock() external {
        bytes memory refusal = abi.encodeWithSelector(IGovernor.GovernorOnlyExecutor.selector, address(this));
        vm.expectRevert(refusal);
        governor.updateQuorumNumerator(10);
        vm.expectRevert(refusal);
        governor.setLateQuorumVoteExtension(2 days);
    }

    function test_Timelock_GivenDeployerGaveUp_ItHasNoRoleLeft() external {
        bytes32 role = timelock.PROPOSER_ROLE();
        vm.expectRevert();
        timelock.grantRole(role, address(this));
        assertTrue(timelock.hasRole(timelock.EXECUTOR_ROLE(), address(0)), "anyone executes");
    }

    function rhythm() private pure returns (VoteRhythm.Rhythm memory) {
        return VoteRhythm.Rhythm({votingDelay: 1 days, votingPeriod: 5 days, lateExtension: 1 days});
    }

    function _plan(address target, bytes memory call) private {
        targets = [target];
        values = [uint256(0)];
        calls = [call];
    }

    function _propose(address who) private returns (uint256) {
        vm.prank(who);
        return governor.propose(targets, values, calls, _by("why ", who));
    }

    function _by(string memory text, address proposer) private pure returns (string memory) {
        return string.concat(text, "#proposer=", Strings.toHexString(proposer));
    }

    function _pass() private returns (uint256 id) {
        id = _propose(ANNA);
        vm.warp(vm.getBlockTimestamp() + 1 days + 1);
        vm.prank(WHALE);
        governor.castVote(id, 1);
        vm.warp(vm.getBlockTimestamp() + 5 days);
        _expectState(id, IGovernor.ProposalState.Succeeded);
    }

    /// @dev Whether a proposal passes for which everybody votes once `dead` coins lie at the dead address.
    function _allVoteBeside(uint256 dead) private returns (bool) {
        vm.prank(WHALE);
        vlm.transfer(address(0xdead), dead);
        uint256 id = _propose(ANNA);
        vm.warp(vm.getBlockTimestamp() + 1 days + 1);
        assertEq(governor.quorum(governor.proposalSnapshot(id)), (SUPPLY * 4) / 100);
        address[3] memory voters = [WHALE, ANNA, DUST];
        uint256 votes;
        for (uint256 i = 0; i < voters.length; ++i) {
            vm.prank(voters[i]);
            votes += governor.castVote(id, 1);
        }
        assertEq(votes, SUPPLY - dead);
        vm.warp(vm.getBlockTimestamp() + 7 days);
        return governor.state(id) == IGovernor.ProposalState.Succeeded;
    }

    function _queued() private {
        _pass();
        governor.queue(targets, values, calls, TEXT);
        vm.warp(vm.getBlockTimestamp() + 48 hours);
    }

    function _expectFloor(uint256 value, uint256 floor) private {
        _queued();
        vm.expectRevert(
            abi.encodeWithSelector(VellumGovernor.VellumGovernorBelowFloor.selector, value, floor)
        );
        governor.execute(targets, values, calls, TEXT);
    }

    function _expectBelow(uint256 value, uint256 minimum) private {
        vm.expectRevert(
            abi.encodeWithSelector(EmbeddedChain.EmbeddedChainBelowMinimum.selector, value, minimum)
        );
    }

    function _expectState(uint256 id, IGovernor.ProposalState wanted) private view {
        assertEq(uint256(governor.state(id)), uint256(wanted));
    }
}
