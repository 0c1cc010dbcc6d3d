// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IGovernor} from "@openzeppelin/tron-contracts/governance/IGovernor.sol";
import {Strings} from "@openzeppelin/tron-contracts/utils/Strings.sol";
import {Vlm} from "../../src/coins/Vlm.sol";
import {VellumGovernor} from "../../src/dao/VellumGovernor.sol";
import {VellumTimelock} from "../../src/dao/VellumTimelock.sol";
import {VoteRhythm} from "../../src/dao/VoteRhythm.sol";
import {TermStake} from "../../src/staking/TermStake.sol";
import {ActAs} from "../base/ActAs.sol";
import {Campaign} from "../base/Campaign.sol";
import {DeployCoins} from "../deploy/DeployCoins.sol";
import {DeployDao} from "../deploy/DeployDao.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {DeployStaking} from "../deploy/DeployStaking.sol";

/// @notice Three members who propose, copy each other's proposals, cancel, vote and pass their coins on, a stranger without
/// coins, and a guardian who cancels what it likes.
contract GovernorHandler is ActAs {
    /// @dev Copies of what the governor must know of a proposal.
    struct Copy {
        bool made;
        bool canceled;
        bool executed;
        uint256 time;
        uint256 votesFor;
        uint256 votesAgainst;
        uint256 abstained;
        mapping(address => bool) voted;
    }

    address private constant GUARDIAN = address(0xA1);
    uint256 private constant MEMBERS = 3;
    uint256 private constant PLANS = 3;
    uint256 private constant SUPPLY = 1_000_000e6;

    Vlm private vlm;
    VellumGovernor private governor;
    TermStake private stake;
    mapping(uint256 author => mapping(uint256 plan => Copy)) private copies;
    uint256 public executed;

    constructor() {
        vm.warp(1_800_000_000);
        vlm = DeployCoins.vlm(address(this), SUPPLY);
        VellumTimelock timelock = DeployDao.vellumTimelock(48 hours, address(this), 0);
        VoteRhythm.Rhythm memory rhythm = VoteRhythm.Rhythm(1 days, 5 days, 1 days);
        governor = DeployDao.vellumGovernor(vlm, timelock, rhythm, GUARDIAN, 0);
        timelock.grantRole(timelock.PROPOSER_ROLE(), address(governor));
        timelock.grantRole(timelock.CANCELLER_ROLE(), address(governor));
        timelock.renounceRole(timelock.DEFAULT_ADMIN_ROLE(), address(this));
        stake = DeployStaking.termStake(DeployDoubles.trickCoin("COIN"), address(timelock), GUARDIAN);
        for (uint256 i; i <= MEMBERS; ++i) {
            if (i < MEMBERS) vlm.transfer(_account(i), SUPPLY / 20);
            vm.prank(_account(i));
            vlm.delegate(_account(i));
        }
        vm.warp(block.timestamp + 1);
    }

    /// @notice Whoever has the votes can make its own proposal, whatever others did before.
    function propose(uint256 author, uint256 plan) external {
        (author, plan) = (author % MEMBERS, plan % PLANS);
        Copy storage copy = copies[author][plan];
        bool done = _propose(author, author, plan);
        bool hasVotes = _votesAt(_account(author), block.timestamp - 1) >= governor.proposalThreshold();
        assertTrue(done == (hasVotes && !copy.made), "a proposer was kept out");
        if (done) (copy.made, copy.time) = (true, block.timestamp);
    }

    /// @notice Another account makes the proposal first, and may cancel it at once.
    function copyFirst(uint256 by, uint256 author, uint256 plan, bool cancels) external {
        (by, author, plan) = (by % (MEMBERS + 1), author % MEMBERS, plan % PLANS);
        if (by == author) return;
        bool done = _propose(by, author, plan);
        if (done && cancels) _act(by, author, plan, IGovernor.cancel.selector);
    }

    function cancel(uint256 by, uint256 author, uint256 plan) external {
        (by, author, plan) = (by % (MEMBERS + 2), author % MEMBERS, plan % PLANS);
        Copy storage copy = copies[author][plan];
        bool isPending = block.timestamp <= copy.time + 1 days;
        if (!_act(by, author, plan, IGovernor.cancel.selector)) return;
        assertTrue(!copy.executed, "canceled after its execution");
        assertTrue((by == author && isPending) || by == MEMBERS + 1, "a stranger canceled");
        copy.canceled = true;
    }

    function vote(uint256 by, uint256 author, uint256 plan, uint8 support) external {
        (by, author, plan) = (by % (MEMBERS + 1), author % MEMBERS, plan % PLANS);
        Copy storage copy = copies[author][plan];
        address account = _account(by);
        bytes memory call_ = abi.encodeCall(IGovernor.castVote, (_id(author, plan), support % 3));
        if (!_tryAs(account, address(governor), 0, call_)) return;
        assertTrue(copy.made && !copy.voted[account], "voted twice or on nothing");
        copy.voted[account] = true;
        uint256 votes = _votesAt(account, copy.time + 1 days);
        if (support % 3 == 1) copy.votesFor += votes;
        if (support % 3 == 0) copy.votesAgainst += votes;
        if (support % 3 == 2) copy.abstained += votes;
    }

    function queueOrExecute(uint256 by, uint256 author, uint256 plan, bool isQueue) external {
        (by, author, plan) = (by % (MEMBERS + 1), author % MEMBERS, plan % PLANS);
        Copy storage copy = copies[author][plan];
        bytes4 selector = isQueue ? IGovernor.queue.selector : IGovernor.execute.selector;
        if (!_act(by, author, plan, selector) || isQueue) return;
        assertTrue(copy.made && !copy.canceled && !copy.executed, "executed what was not open");
        assertTrue(copy.votesFor > copy.votesAgainst, "executed without a majority");
        assertLe((SUPPLY * 4) / 100, copy.votesFor + copy.abstained);
        assertLe(copy.time + 8 days, block.timestamp);
        copy.executed = true;
        ++executed;
    }

    /// @notice Coins that voted move on, and must not vote again.
    function moveCoins(uint256 from, uint256 to, uint256 amount) external {
        address sender = _account(from % MEMBERS);
        amount = bound(amount, 0, vlm.balanceOf(sender));
        vm.prank(sender);
        vlm.transfer(_account(to % (MEMBERS + 1)), amount);
    }

    function pass(uint256 time) external {
        vm.warp(block.timestamp + bound(time, 1, time % 3 == 0 ? 5 days : 1 days));
    }

    function terms() external view returns (uint256) {
        return stake.termsLength();
    }

    function _propose(uint256 by, uint256 author, uint256 plan) private returns (bool) {
        (address[] memory targets, uint256[] memory values, bytes[] memory calls) = _plan(plan);
        bytes memory call_ = abi.encodeCall(IGovernor.propose, (targets, values, calls, _text(author)));
        return _tryAs(_account(by), address(governor), 0, call_);
    }

    /// @dev Cancels, queues or executes: they take the same arguments.
    function _act(uint256 by, uint256 author, uint256 plan, bytes4 selector) private returns (bool) {
        (address[] memory targets, uint256[] memory values, bytes[] memory calls) = _plan(plan);
        bytes32 text = keccak256(bytes(_text(author)));
        bytes memory call_ = abi.encodeWithSelector(selector, targets, values, calls, text);
        return _tryAs(_account(by), address(governor), 0, call_);
    }

    function _id(uint256 author, uint256 plan) private view returns (uint256) {
        (address[] memory targets, uint256[] memory values, bytes[] memory calls) = _plan(plan);
        return governor.getProposalId(targets, values, calls, keccak256(bytes(_text(author))));
    }

    function _plan(
        uint256 plan
    ) private view returns (address[] memory targets, uint256[] memory values, bytes[] memory calls) {
        (targets, values, calls) = (new address[](1), new uint256[](1), new bytes[](1));
        targets[0] = address(stake);
        calls[0] = abi.encodeCall(stake.addTerm, (uint16(30 + plan), 1000, 1, 1));
    }

    function _votesAt(address account, uint256 time) private view returns (uint256) {
        return vlm.getPastVotes(account, time);
    }

    function _text(uint256 author) private pure returns (string memory) {
        return string.concat("why #proposer=", Strings.toHexString(_account(author)));
    }

    /// @dev The members, a stranger, the guardian.
    function _account(uint256 i) private pure returns (address) {
        return i > MEMBERS ? GUARDIAN : address(uint160(0xB1 + i));
    }
}

contract VellumGovernorInvariants is Campaign {
    GovernorHandler private handler;

    function setUp() external {
        handler = new GovernorHandler();
        _callAll(address(handler));
    }

    /// @dev Only executed proposals change a setting, each once.
    function invariant_OnlyExecutedProposalsAct() external view {
        assertEq(handler.terms(), handler.executed());
    }
}
