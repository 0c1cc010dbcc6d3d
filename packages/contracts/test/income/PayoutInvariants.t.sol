// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IPayout} from "../../src/income/IPayout.sol";
import {Payout} from "../../src/income/Payout.sol";
import {Campaign} from "../base/Campaign.sol";
import {Test} from "../base/Test.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {DeployIncome} from "../deploy/DeployIncome.sol";
import {DeployPrices} from "../deploy/DeployPrices.sol";
import {TrxReceiver} from "../doubles/TrxReceiver.sol";
import {MerkleTree} from "./MerkleTree.sol";

/// @notice Proposers who are honest or not, two strangers who displace each other, moody vetoers, users of whom one
/// refuses payments and one calls back. Every root ever proposed stays known, so that claims by old and by vetoed ones
/// are tried too.
contract PayoutHandler is Test {
    struct Tree {
        uint256[4] since;
        uint256[4] sums;
        bytes32 root;
        uint256 total;
        bool honest;
    }

    address private constant OWNER = address(0xA0);
    address private constant GUARDIAN = address(0xA1);
    address private constant PROPOSER = address(0xA2);
    address private constant RESERVE = address(0xA3);
    uint256 public constant USERS = 4;
    uint256 public constant STRANGERS = 2;
    uint256 private constant CAP = 1000e6;

    /// @dev Copies of what the contract must do: who made the waiting root, and who may not propose.
    struct Copy {
        address maker;
        uint256 bond;
        uint256 increase;
        bool proposerSuspended;
        bool reserveSuspended;
        uint256[2] suspendedAt;
        uint256 silentSince;
        uint256 namedAt;
    }

    Payout public immutable PAYOUT;
    address[USERS] private users;
    Tree[] private trees;
    Copy private copy;
    uint256 public funded;
    uint256 public lostBonds;
    uint256 public immutable BEGIN;
    mapping(address => uint256) public paidTo;

    constructor() {
        PAYOUT = DeployIncome.payout(
            DeployPrices.priceOracle(address(0)),
            address(0),
            address(0),
            Payout.Settings(6 hours, 7 days, uint96(CAP), 10e6, 0),
            OWNER,
            IPayout.Roles(PROPOSER, RESERVE, GUARDIAN)
        );
        BEGIN = block.timestamp;
        copy.silentSince = block.timestamp;
        users[0] = address(0xE000);
        users[1] = address(0xE001);
        TrxReceiver refuser = DeployDoubles.trxReceiver();
        refuser.setRefuses(true);
        users[2] = address(refuser);
        users[3] = address(DeployDoubles.trxReceiver());
        for (uint256 i = 0; i < STRANGERS; ++i) vm.deal(strangerAt(i), 1e15);
    }

    function fund(uint256 amount) public {
        amount = bound(amount, 1, 500e6);
        vm.deal(address(this), amount);
        PAYOUT.fund{value: amount}();
        funded += amount;
    }

    /// @notice A working day: money comes in, a root is put up and becomes active.
    function day(uint256 seed) external {
        fund(200e6);
        vm.warp(block.timestamp + 1 days);
        propose(seed, copy.proposerSuspended ? 1 : 0, true);
        vm.warp(block.timestamp + 2 days);
        activate();
    }

    /// @notice The proposer has gone silent: strangers come.
    function silence(uint256 seed) external {
        fund(200e6);
        vm.warp(block.timestamp + 7 days);
        propose(seed, 2 + (seed % STRANGERS), true);
        if (seed % 3 == 0) return;
        vm.warp(block.timestamp + 2 days);
        activate();
    }

    /// @notice The owner names the same accounts again, which ends their suspensions.
    function nameRoles() external {
        bytes memory call_ = abi.encodeCall(PAYOUT.setRoles, (PROPOSER, RESERVE, GUARDIAN));
        vm.startPrank(OWNER);
        PAYOUT.announce(call_);
        vm.warp(block.timestamp + 7 days);
        PAYOUT.setRoles(PROPOSER, RESERVE, GUARDIAN);
        vm.stopPrank();
        (copy.proposerSuspended, copy.reserveSuspended) = (false, false);
        copy.namedAt = block.timestamp;
        // Nobody answers for a root of before.
        if (copy.maker == PROPOSER || copy.maker == RESERVE) copy.maker = address(0);
    }

    /// @notice An honest root goes on where the last honest one stands; another one says what it likes. `by` is the
    /// proposer, the reserve, or one of the strangers.
    function propose(uint256 seed, uint256 by, bool honest) public {
        address maker = makerAt(by % (2 + STRANGERS));
        Tree memory tree;
        tree.honest = honest;
        if (honest) tree.since = _promised();
        uint256 budget;
        for (uint256 i = 0; i < USERS; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            if (!honest && seed % 2 == 0) tree.since[i] = bound(seed, 0, 60e6);
            tree.sums[i] = tree.since[i] + bound(seed, 0, 50e6 - 1);
            budget += tree.sums[i] - tree.since[i];
        }
        if (!honest) budget = bound(seed, 0, 2 * budget);
        (tree.total, , ) = PAYOUT.totals();
        tree.total += budget;
        tree.root = MerkleTree.root(_leaves(tree));
        (bytes32 before, , , address bonder) = PAYOUT.pendingRoot();
        bool bonded = _isBonded(maker);
        vm.prank(maker);
        try PAYOUT.proposeRoot{value: bonded ? budget / 10 : 0}(tree.root, tree.total, block.number) {
            trees.push(tree);
        } catch {
            bool free = before == 0 || bonder != address(0);
            if (maker == PROPOSER && !bonded && free) {
                assertTrue(!_isSound(tree, budget), "the proposer was kept out");
            }
            return;
        }
        _checkProposal(maker, bonded, budget, before != 0 ? bonder : address(1));
        copy.maker = maker;
        copy.bond = bonded ? budget / 10 : 0;
        copy.increase = budget;
    }

    function activate() public {
        (uint256 before, , ) = PAYOUT.totals();
        try PAYOUT.activateRoot() {
            (uint256 total, , ) = PAYOUT.totals();
            assertEq(total - before, copy.increase);
            bool ends = copy.maker == PROPOSER && !copy.proposerSuspended;
            if (copy.maker == RESERVE && copy.proposerSuspended && copy.bond == 0 && !copy.reserveSuspended)
                ends = true;
            if (ends) copy.silentSince = block.timestamp;
        } catch {
            return;
        }
    }

    /// @notice Anyone tries: owner, guardian, the proposers, strangers.
    function veto(uint256 by) external {
        (bytes32 root, , , address bonder) = PAYOUT.pendingRoot();
        by %= 4 + STRANGERS;
        address who =
            by == 4
                ? OWNER
                : by == 5
                    ? GUARDIAN
                    : makerAt(by);
        uint256 held = PAYOUT.held();
        bool watches = by < 2 && _watches(by);
        vm.prank(who);
        try PAYOUT.vetoRoot(root) {
            assertTrue(root != 0 && by != 2 && by != 3, "a stranger vetoed");
            if (by < 2) assertTrue(bonder != address(0), "a proposer vetoed a proposer");
            if (by < 2) assertTrue(watches, "vetoed 30 days after its suspension or silence");
            if (bonder == address(0)) {
                if (copy.maker == PROPOSER)
                    (copy.proposerSuspended, copy.suspendedAt[0]) = (true, block.timestamp);
                if (copy.maker == RESERVE)
                    (copy.reserveSuspended, copy.suspendedAt[1]) = (true, block.timestamp);
            } else {
                lostBonds += copy.bond;
            }
            assertEq(PAYOUT.held(), held + (bonder == address(0) ? 0 : copy.bond));
        } catch {
            if (root != 0) assertTrue(by != 4 && by != 5, "owner or guardian could not veto");
            if (bonder != address(0)) assertTrue(!watches, "a proposer could not veto a stranger");
        }
    }

    function claim(uint256 tree, uint256 user, uint256 amount, bool byOther) external {
        if (trees.length == 0) return;
        Tree memory from = trees[bound(tree, 0, trees.length - 1)];
        user %= USERS;
        IPayout.Part[] memory parts = _part(from, user);
        address account = users[user];
        uint256 before = account.balance;
        (, uint256 left) = PAYOUT.rootState(from.root);
        if (user == 3) {
            bytes memory again = abi.encodeCall(PAYOUT.claimFor, (account, parts));
            TrxReceiver(payable(account)).setCall(address(PAYOUT), again);
        }
        bytes memory call_ =
            byOther
                ? abi.encodeCall(PAYOUT.claimFor, (account, parts))
                : _claimCall(bound(amount, 0, from.sums[user] + 1), parts);
        vm.prank(byOther ? strangerAt(0) : account);
        (bool done, ) = address(PAYOUT).call(call_);
        if (done) assertTrue(_isActive(from.root), "paid by a root that is not active");
        assertLe(account.balance - before, left);
        paidTo[account] += account.balance - before;
    }

    /// @notice Whatever else happened: what honest roots gave a user that takes payments can be had, to the last sun.
    function collect(uint256 user) external {
        user %= 2;
        for (uint256 i = 0; i < trees.length; ++i) {
            Tree memory tree = trees[i];
            bool due = tree.honest && _isActive(tree.root);
            if (!due || PAYOUT.claimed(users[user]) >= tree.sums[user]) continue;
            uint256 before = users[user].balance;
            PAYOUT.claimFor(users[user], _part(tree, user));
            paidTo[users[user]] += users[user].balance - before;
        }
        assertLe(_promised()[user], PAYOUT.claimed(users[user]));
    }

    function withdrawBond(uint256 by) external {
        vm.prank(makerAt(1 + (by % (1 + STRANGERS))));
        try PAYOUT.withdrawBond() {} catch {
            return;
        }
    }

    function setCap(uint256 cap) external {
        vm.prank(OWNER);
        PAYOUT.setDailyCap(uint96(bound(cap, 0, CAP)));
    }

    function donate(uint256 amount) external {
        amount = bound(amount, 1, 10e6);
        vm.deal(address(PAYOUT), address(PAYOUT).balance + amount);
        funded += amount;
    }

    function pass(uint256 time) external {
        vm.warp(block.timestamp + bound(time, 0, time % 3 == 0 ? 9 days : 12 hours));
    }

    function strangerAt(uint256 i) public pure returns (address) {
        return address(uint160(0xA8 + i));
    }

    /// @notice Everybody who may have a bond here.
    function makerAt(uint256 i) public pure returns (address) {
        return
            i == 0
                ? PROPOSER
                : i == 1
                    ? RESERVE
                    : strangerAt(i - 2);
    }

    function state() external view returns (Copy memory) {
        return copy;
    }

    function userAt(uint256 i) external view returns (address) {
        return users[i];
    }

    /// @notice What is left of all budgets.
    function budgetsLeft() external view returns (uint256 sum) {
        for (uint256 i = 0; i < trees.length; ++i) {
            (, uint256 left) = PAYOUT.rootState(trees[i].root);
            bool again;
            for (uint256 j = 0; j < i; ++j) if (trees[j].root == trees[i].root) again = true;
            if (!again) sum += left;
        }
    }

    function _isSilent() private view returns (bool) {
        return block.timestamp >= copy.silentSince + 7 days;
    }

    /// @dev Whether a proposer, the reserve being 1, may veto strangers.
    function _watches(uint256 by) private view returns (bool) {
        bool suspended = by == 0 ? copy.proposerSuspended : copy.reserveSuspended;
        uint256 from = suspended ? copy.suspendedAt[by] : copy.silentSince + 7 days;
        if (!suspended && copy.namedAt > from) from = copy.namedAt;
        return block.timestamp < from + 30 days;
    }

    /// @dev Whether `maker` would propose as a stranger.
    function _isBonded(address maker) private view returns (bool) {
        if (maker == PROPOSER) return copy.proposerSuspended;
        if (maker == RESERVE) return copy.reserveSuspended;
        return true;
    }

    /// @dev Whether a proposer in office may put up the root now.
    function _isSound(Tree memory tree, uint256 budget) private view returns (bool) {
        (, uint256 claimed, ) = PAYOUT.totals();
        bool isFunded = tree.total - claimed <= PAYOUT.held();
        return budget != 0 && budget <= PAYOUT.increaseAllowed() && isFunded && !_isActive(tree.root);
    }

    /// @dev `displaced` is who had the bond of the root that waited before; zero for a proposer's, one for none.
    function _checkProposal(address maker, bool bonded, uint256 budget, address displaced) private view {
        if (bonded) assertTrue(_isSilent(), "a stranger came before the silence");
        // A missed veto costs two daily caps at most.
        assertLe(budget, 2 * PAYOUT.dailyCap());
        if (maker == RESERVE && !bonded) {
            assertTrue(copy.proposerSuspended || _isSilent(), "the reserve was not in office");
        }
        if (displaced == address(1)) return;
        if (displaced == address(0)) {
            // Only a root of former roles gives way, and only to a proposer.
            assertTrue(copy.maker == address(0) && !bonded, "displaced a proposer");
        } else if (bonded) {
            assertTrue(budget > copy.increase, "displaced by no more");
        }
    }

    /// @dev Where the last active honest root stands.
    function _promised() private view returns (uint256[4] memory sums) {
        for (uint256 i = 0; i < trees.length; ++i) {
            if (trees[i].honest && _isActive(trees[i].root)) sums = trees[i].sums;
        }
    }

    function _claimCall(uint256 amount, IPayout.Part[] memory parts) private view returns (bytes memory) {
        return abi.encodeCall(PAYOUT.claim, (amount, parts));
    }

    function _part(Tree memory tree, uint256 user) private view returns (IPayout.Part[] memory parts) {
        parts = new IPayout.Part[](1);
        bytes32[] memory proof = MerkleTree.proof(_leaves(tree), user);
        parts[0] = IPayout.Part(tree.since[user], tree.sums[user], proof);
    }

    function _leaves(Tree memory tree) private view returns (bytes32[] memory all) {
        all = new bytes32[](USERS);
        for (uint256 i = 0; i < USERS; ++i) {
            all[i] = PAYOUT.leafOf(users[i], tree.since[i], tree.sums[i]);
        }
    }

    function _isActive(bytes32 root) private view returns (bool active) {
        (active, ) = PAYOUT.rootState(root);
    }
}

contract PayoutInvariants is Campaign {
    PayoutHandler private handler;

    function setUp() external {
        vm.warp(1_800_000_000);
        handler = new PayoutHandler();
        _callAll(address(handler));
    }

    function invariant_PromisedIsHeld() external view {
        Payout payout = handler.PAYOUT();
        (uint256 total, uint256 claimed, ) = payout.totals();
        assertLe(claimed, total);
        assertLe(total - claimed, payout.held());
        assertEq(handler.budgetsLeft(), total - claimed);
        (bytes32 root, uint256 pending, , ) = payout.pendingRoot();
        if (root != 0) assertLe(pending - claimed, payout.held());
    }

    function invariant_EverythingPaidWentToUsers() external view {
        Payout payout = handler.PAYOUT();
        uint256 sum;
        for (uint256 i = 0; i < handler.USERS(); ++i) {
            address user = handler.userAt(i);
            assertEq(payout.claimed(user), handler.paidTo(user));
            sum += handler.paidTo(user);
        }
        (, uint256 claimed, ) = payout.totals();
        assertEq(claimed, sum);
        assertEq(payout.held(), handler.funded() + handler.lostBonds() - sum);
    }

    function invariant_BondsAreHeldApart() external view {
        Payout payout = handler.PAYOUT();
        (bytes32 root, , , address bonder) = payout.pendingRoot();
        uint256 bonds;
        for (uint256 i = 0; i < 2 + handler.STRANGERS(); ++i) bonds += payout.bondOf(handler.makerAt(i));
        if (root != 0 && bonder != address(0)) bonds += handler.state().bond;
        assertEq(address(payout).balance, payout.held() + bonds);
    }

    /// @dev Seven caps and one for each day: whoever proposes, and whoever sleeps.
    function invariant_ThePromiseGrowsByTheCap() external view {
        Payout payout = handler.PAYOUT();
        (uint256 total, , ) = payout.totals();
        assertLe(total, (1000e6 * (block.timestamp - handler.BEGIN() + 7 days)) / 1 days);
        (uint256 from, uint256 silentSince) = payout.clocks();
        assertLe(from, block.timestamp);
        assertEq(silentSince, handler.state().silentSince);
        (, bool proposerSuspended, bool reserveSuspended) = payout.roles();
        assertTrue(proposerSuspended == handler.state().proposerSuspended, "proposer");
        assertTrue(reserveSuspended == handler.state().reserveSuspended, "reserve");
    }
}
