// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IPayout} from "../../src/income/IPayout.sol";
import {Payout} from "../../src/income/Payout.sol";
import {Test} from "../base/Test.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {DeployIncome} from "../deploy/DeployIncome.sol";
import {DeployPrices} from "../deploy/DeployPrices.sol";
import {TrxReceiver} from "../doubles/TrxReceiver.sol";
import {MerkleTree} from "./MerkleTree.sol";

/// @notice A proposer who is honest or not, strangers with bonds, a moody guardian, users of whom one refuses payments
/// and one calls back. Every root ever proposed stays known, so that claims by old and by vetoed ones are tried too.
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
    address public constant STRANGER = address(0xA3);
    uint256 public constant USERS = 4;
    uint256 private constant BOND = 5e6;

    Payout public immutable PAYOUT;
    address[USERS] private users;
    Tree[] private trees;
    uint256 public funded;
    uint256 public lostBonds;
    mapping(address => uint256) public paidTo;

    constructor() {
        PAYOUT = DeployIncome.payout(
            DeployPrices.priceOracle(address(0)),
            address(0),
            address(0),
            Payout.Settings(6 hours, 7 days, uint96(BOND), uint96(1000e6), 10e6, 0),
            OWNER,
            PROPOSER,
            GUARDIAN
        );
        users[0] = address(0xE000);
        users[1] = address(0xE001);
        TrxReceiver refuser = DeployDoubles.trxReceiver();
        refuser.setRefuses(true);
        users[2] = address(refuser);
        users[3] = address(DeployDoubles.trxReceiver());
        vm.deal(STRANGER, 1e15);
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
        vm.prank(OWNER);
        PAYOUT.setDailyCap(uint96(5000e6));
        vm.warp(block.timestamp + 1 days);
        propose(seed, false, true);
        vm.warp(block.timestamp + 2 days);
        activate();
    }

    /// @notice An honest root goes on where the last honest one stands; another one says what it likes.
    function propose(uint256 seed, bool stranger, bool honest) public {
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
        vm.prank(stranger ? STRANGER : PROPOSER);
        try PAYOUT.proposeRoot{value: stranger ? BOND : 0}(tree.root, tree.total, 0) {
            trees.push(tree);
        } catch {
            return;
        }
    }

    function activate() public {
        try PAYOUT.activateRoot() {} catch {
            return;
        }
    }

    function veto(bool byOwner) external {
        (, , , address bonder) = PAYOUT.pendingRoot();
        vm.prank(byOwner ? OWNER : GUARDIAN);
        try PAYOUT.vetoRoot() {
            if (bonder != address(0)) lostBonds += BOND;
        } catch {
            return;
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
        vm.prank(byOther ? STRANGER : account);
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

    function withdrawBond() external {
        vm.prank(STRANGER);
        try PAYOUT.withdrawBond() {} catch {
            return;
        }
    }

    function setCap(uint256 cap) external {
        vm.prank(OWNER);
        PAYOUT.setDailyCap(uint96(bound(cap, 0, 5000e6)));
    }

    function donate(uint256 amount) external {
        amount = bound(amount, 1, 10e6);
        vm.deal(address(PAYOUT), address(PAYOUT).balance + amount);
        funded += amount;
    }

    function pass(uint256 time) external {
        vm.warp(block.timestamp + bound(time, 0, time % 3 == 0 ? 9 days : 12 hours));
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

contract PayoutInvariants is Test {
    PayoutHandler private handler;

    function setUp() external {
        vm.warp(1_800_000_000);
        handler = new PayoutHandler();
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
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
        uint256 bonds = payout.bondOf(handler.STRANGER());
        if (root != 0 && bonder != address(0)) bonds += 5e6;
        assertEq(address(payout).balance, payout.held() + bonds);
    }
}
