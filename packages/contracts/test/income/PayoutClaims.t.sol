// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IPayout} from "../../src/income/IPayout.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {TrxReceiver} from "../doubles/TrxReceiver.sol";
import {MerkleTree} from "./MerkleTree.sol";
import {PayoutBase} from "./PayoutBase.sol";

/// @notice How users are paid by active roots.
contract PayoutClaimsTest is PayoutBase {
    bytes32[] private all;

    function setUp() public override {
        super.setUp();
        all = leaves(100 * TRX, 50 * TRX, 30 * TRX);
        activate(all, 180 * TRX);
    }

    // claim

    function test_Claim_RevertWhen_ProofIsWrong() external {
        IPayout.Part[] memory mine = part(0, 100 * TRX, all, 0);
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutInvalidProof.selector, BEN, 100 * TRX));
        payout.claim(1, mine);
        mine[0].cumulative += 1;
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutInvalidProof.selector, ANNA, 100 * TRX + 1));
        payout.claim(1, mine);
        mine[0].cumulative -= 1;
        mine[0].since = 1;
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutInvalidProof.selector, ANNA, 100 * TRX));
        payout.claim(1, mine);
        mine[0] = IPayout.Part(0, 0, new bytes32[](0));
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutInvalidProof.selector, ANNA, 0));
        payout.claim(1, mine);
    }

    function test_Claim_RevertWhen_AmountIsZeroOrTooMuch() external {
        IPayout.Part[] memory mine = part(0, 100 * TRX, all, 0);
        vm.startPrank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutInvalidAmount.selector, 0, 100 * TRX));
        payout.claim(0, mine);
        vm.expectRevert(
            abi.encodeWithSelector(IPayout.PayoutInvalidAmount.selector, 100 * TRX + 1, 100 * TRX)
        );
        payout.claim(100 * TRX + 1, mine);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutInvalidAmount.selector, 1, 0));
        payout.claim(1, new IPayout.Part[](0));
        payout.claim(100 * TRX, mine);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutInvalidAmount.selector, 1, 0));
        payout.claim(1, mine);
        vm.stopPrank();
    }

    function test_Claim_RevertWhen_AmountIsBelowTheMinimumAndNotAll() external {
        refresh();
        // 10 U at 0.25 U per TRX.
        assertEq(payout.minWithdraw(), 40 * TRX);
        IPayout.Part[] memory mine = part(0, 100 * TRX, all, 0);
        vm.startPrank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutBelowMinimum.selector, 40 * TRX - 1, 40 * TRX));
        payout.claim(40 * TRX - 1, mine);
        payout.claim(70 * TRX, mine);
        payout.claim(30 * TRX, mine);
        vm.stopPrank();
        assertEq(ANNA.balance, 100 * TRX);
    }

    function test_Claim_GivenStalePrice_TheMinimumIsWaived() external {
        pass(3 hours);
        assertEq(payout.minWithdraw(), 0);
        vm.prank(ANNA);
        payout.claim(1, part(0, 100 * TRX, all, 0));
        assertEq(ANNA.balance, 1);
    }

    /// @dev A moved market can only lower the minimum of the one who moves it.
    function testFuzz_MinWithdraw_GivenReservesAreMoved_ItNeverRises(uint256 amount, bool buy) external {
        refresh();
        uint256 before = payout.minWithdraw();
        amount = bound(amount, 1e6, 100_000_000e6);
        if (buy) trade(usdt, amount, wtrx);
        else trade(wtrx, amount, usdt);
        assertLe(payout.minWithdraw(), before);
    }

    function testFuzz_Claim_ItPaysPartByPart(uint256 first) external {
        first = bound(first, 1, 100 * TRX - 1);
        IPayout.Part[] memory mine = part(0, 100 * TRX, all, 0);
        vm.expectEmit(true, true, true, true, address(payout));
        emit IPayout.Claimed(ANNA, first, first);
        vm.prank(ANNA);
        payout.claim(first, mine);
        assertEq(payout.claimed(ANNA), first);
        vm.expectEmit(true, true, true, true, address(payout));
        emit IPayout.Claimed(ANNA, 100 * TRX - first, 100 * TRX);
        vm.prank(ANNA);
        payout.claim(100 * TRX - first, mine);
        assertEq(ANNA.balance, 100 * TRX);
        assertEq(payout.claimed(ANNA), 100 * TRX);
        (, uint256 claimed, ) = payout.totals();
        assertEq(claimed, 100 * TRX);
        assertEq(payout.held(), 900 * TRX);
    }

    // budgets

    function test_Claim_GivenOlderRoots_AllOfThemCount() external {
        (bytes32[] memory second, bytes32[] memory third) = _twoMore();
        for (uint256 i; i < 3; ++i) {
            // Roots that nobody needs must not push others out.
            pass(1 days);
            propose(keccak256(abi.encode(i)), 201 * TRX + i);
            pass(6 hours);
            payout.activateRoot();
        }
        payout.claimFor(BEN, part(0, 50 * TRX, all, 1));
        vm.startPrank(ANNA);
        payout.claim(100 * TRX, part(0, 100 * TRX, all, 0));
        payout.claim(10 * TRX, part(100 * TRX, 110 * TRX, second, 0));
        payout.claim(10 * TRX, part(110 * TRX, 120 * TRX, third, 0));
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutInvalidAmount.selector, 1, 0));
        payout.claim(1, part(100 * TRX, 110 * TRX, second, 0));
        vm.stopPrank();
        assertEq(ANNA.balance, 120 * TRX);
        _assertState(MerkleTree.root(all), 30 * TRX);
        _assertState(MerkleTree.root(second), 0);
        _assertState(MerkleTree.root(third), 0);
    }

    function test_Claim_OfSeveralParts_PaysThemTogether() external {
        (bytes32[] memory second, ) = _twoMore();
        IPayout.Part[] memory parts = both(part(0, 100 * TRX, all, 0), part(100 * TRX, 110 * TRX, second, 0));
        vm.prank(ANNA);
        payout.claim(105 * TRX, parts);
        assertEq(payout.claimed(ANNA), 105 * TRX);
        _assertState(MerkleTree.root(all), 80 * TRX);
        _assertState(MerkleTree.root(second), 5 * TRX);
        payout.claimFor(ANNA, parts);
        assertEq(ANNA.balance, 110 * TRX);
        _assertState(MerkleTree.root(second), 0);
    }

    function test_Claim_OfSeveralParts_ALimitInTheFirstLeavesTheSecondAlone() external {
        (bytes32[] memory second, ) = _twoMore();
        vm.prank(ANNA);
        payout.claim(60 * TRX, both(part(0, 100 * TRX, all, 0), part(100 * TRX, 110 * TRX, second, 0)));
        _assertState(MerkleTree.root(all), 120 * TRX);
        _assertState(MerkleTree.root(second), 10 * TRX);
        (uint256 total, uint256 claimed, ) = payout.totals();
        assertEq(total - claimed, 140 * TRX);
    }

    function test_Claim_RevertWhen_AnEarlierPartIsLeftOut() external {
        (bytes32[] memory second, ) = _twoMore();
        IPayout.Part[] memory later = part(100 * TRX, 110 * TRX, second, 0);
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutEarlierFirst.selector, 100 * TRX, 0));
        payout.claim(10 * TRX, later);
        IPayout.Part[] memory turned = both(later, part(0, 100 * TRX, all, 0));
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutEarlierFirst.selector, 100 * TRX, 0));
        payout.claimFor(ANNA, turned);
    }

    /// @dev A root whose leaves sum to more than its budget cannot take more than that.
    function test_Claim_RevertGiven_LeavesSumToMoreThanTheBudget() external {
        bytes32[] memory bad = leaves(900 * TRX, 50 * TRX, 30 * TRX);
        pass(1 days);
        activate(bad, 200 * TRX);
        IPayout.Part[] memory greedy = part(0, 900 * TRX, bad, 0);
        vm.startPrank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutBudgetExceeded.selector, 900 * TRX, 20 * TRX));
        payout.claim(900 * TRX, greedy);
        vm.expectRevert(
            abi.encodeWithSelector(IPayout.PayoutBudgetExceeded.selector, 20 * TRX + 1, 20 * TRX)
        );
        payout.claim(20 * TRX + 1, greedy);
        payout.claim(20 * TRX, greedy);
        vm.stopPrank();
        // The same holds once it is not the newest any more.
        pass(1 days);
        propose(keccak256("next"), 250 * TRX);
        pass(6 hours);
        payout.activateRoot();
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutBudgetExceeded.selector, 1, 0));
        payout.claim(1, greedy);
    }

    // attacks

    /// @dev The proposer's key leaked and the guardian sleeps; nobody has claimed yet.
    function test_HostileRoot_TakesItsOwnBudgetAtMost() external {
        address thief = address(0xBAD);
        bytes32[] memory lone = new bytes32[](1);
        lone[0] = payout.leafOf(thief, 0, 180 * TRX);
        pass(1);
        propose(lone[0], 180 * TRX + 1);
        pass(6 hours);
        payout.activateRoot();
        IPayout.Part[] memory all_ = part(0, 180 * TRX, lone, 0);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutBudgetExceeded.selector, 180 * TRX, 1));
        payout.claimFor(thief, all_);
        vm.prank(thief);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutBudgetExceeded.selector, 2, 1));
        payout.claim(2, all_);
        payout.claimFor(ANNA, part(0, 100 * TRX, all, 0));
        payout.claimFor(BEN, part(0, 50 * TRX, all, 1));
        payout.claimFor(CARL, part(0, 30 * TRX, all, 2));
    }

    /// @dev However many hostile roots follow: what was promised before is paid to the last sun.
    function testFuzz_HostileRoots_NeverReachEarlierPromises(uint256 roots, uint256 seed) external {
        address thief = address(0xBAD);
        uint256 total = 180 * TRX;
        roots = bound(roots, 1, 8);
        for (uint256 i; i < roots; ++i) {
            pass(1 days);
            seed = uint256(keccak256(abi.encode(seed)));
            uint256 budget = 1 + (seed % (100 * TRX - 1));
            bytes32[] memory lone = new bytes32[](1);
            // Half of them name a victim instead, to bend what it has received.
            address named = seed % 2 == 0 ? thief : ANNA;
            lone[0] = payout.leafOf(named, 0, 1000 * TRX + i);
            propose(lone[0], total + budget);
            pass(6 hours);
            payout.activateRoot();
            total += budget;
            IPayout.Part[] memory greedy = part(0, 1000 * TRX + i, lone, 0);
            vm.startPrank(named);
            payout.claim(budget, greedy);
            vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutBudgetExceeded.selector, 1, 0));
            payout.claim(1, greedy);
            vm.stopPrank();
        }
        assertLe(thief.balance + ANNA.balance, total - 180 * TRX);
        if (ANNA.balance < 100 * TRX) payout.claimFor(ANNA, part(0, 100 * TRX, all, 0));
        payout.claimFor(BEN, part(0, 50 * TRX, all, 1));
        payout.claimFor(CARL, part(0, 30 * TRX, all, 2));
        assertLe(100 * TRX, ANNA.balance);
        assertEq(BEN.balance, 50 * TRX);
        assertEq(CARL.balance, 30 * TRX);
    }

    function test_Claim_GivenHostileOwnerGuardianAndProposer_ItStillPays() external {
        vm.startPrank(OWNER);
        payout.setDailyCap(0);
        payout.announce(abi.encodeCall(payout.setRoles, (address(0), address(0), address(0))));
        pass(7 days);
        payout.setRoles(address(0), address(0), address(0));
        payout.renounceOwnership();
        vm.stopPrank();
        vm.prank(BEN);
        payout.claim(50 * TRX, part(0, 50 * TRX, all, 1));
        assertEq(BEN.balance, 50 * TRX);
    }

    /// @dev The total word and the user's: what the energy of a claim comes from.
    function test_Claim_ItWritesTwoWords() external {
        IPayout.Part[] memory mine = part(0, 100 * TRX, all, 0);
        vm.record();
        vm.prank(ANNA);
        payout.claim(100 * TRX, mine);
        (, bytes32[] memory writes) = vm.accesses(address(payout));
        assertEq(writes.length, 2);
    }

    // claimFor

    function test_ClaimFor_RevertWhen_ProofIsWrong() external {
        IPayout.Part[] memory mine = part(0, 100 * TRX, all, 0);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutInvalidProof.selector, BEN, 100 * TRX));
        payout.claimFor(BEN, mine);
    }

    function test_ClaimFor_RevertGiven_NothingIsLeft() external {
        payout.claimFor(ANNA, part(0, 100 * TRX, all, 0));
        IPayout.Part[] memory mine = part(0, 100 * TRX, all, 0);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutInvalidAmount.selector, 0, 0));
        payout.claimFor(ANNA, mine);
    }

    function test_ClaimFor_ItPaysTheUserAndNobodyElse() external {
        refresh();
        vm.prank(CARL);
        payout.claimFor(CARL, part(0, 30 * TRX, all, 2));
        vm.prank(CARL);
        payout.claimFor(ANNA, part(0, 100 * TRX, all, 0));
        assertEq(ANNA.balance, 100 * TRX);
        assertEq(CARL.balance, 30 * TRX);
    }

    // receivers

    function test_Claim_GivenReceiverRefusesOrReenters_ItPaysOnceOrNotAtAll() external {
        TrxReceiver receiver = DeployDoubles.trxReceiver();
        bytes32[] memory two = new bytes32[](2);
        two[0] = payout.leafOf(address(receiver), 0, 40 * TRX);
        two[1] = payout.leafOf(ANNA, 0, 100 * TRX);
        pass(2 days);
        activate(two, 320 * TRX);
        IPayout.Part[] memory mine = part(0, 40 * TRX, two, 0);
        receiver.setRefuses(true);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutPaymentFailed.selector, address(receiver)));
        payout.claimFor(address(receiver), mine);
        assertEq(payout.claimed(address(receiver)), 0);
        payout.claimFor(ANNA, part(0, 100 * TRX, two, 1));

        receiver.setRefuses(false);
        receiver.setCall(address(payout), abi.encodeCall(payout.claimFor, (address(receiver), mine)));
        payout.claimFor(address(receiver), mine);
        assertEq(receiver.calls(), 1);
        assertTrue(!receiver.worked(), "entered again");
        assertEq(address(receiver).balance, 40 * TRX);
    }

    /// @dev Leaves name the contract and the chain: a proof is worth nothing anywhere else.
    function test_LeafOf_ItIsHashedTwiceWithContractAndChain() external view {
        bytes32 inner = keccak256(abi.encode(block.chainid, address(payout), ANNA, uint256(3), uint256(5)));
        assertEq(payout.leafOf(ANNA, 3, 5), keccak256(abi.encodePacked(inner)));
    }

    /// @dev Two more roots, each of which gives Anna 10 TRX.
    function _twoMore() private returns (bytes32[] memory second, bytes32[] memory third) {
        uint256[3] memory base = [100 * TRX, 50 * TRX, 30 * TRX];
        second = leavesSince(base, [110 * TRX, 50 * TRX, 30 * TRX]);
        pass(1 days);
        activate(second, 190 * TRX);
        base[0] = 110 * TRX;
        third = leavesSince(base, [120 * TRX, 50 * TRX, 30 * TRX]);
        pass(1 days);
        activate(third, 200 * TRX);
    }

    function _assertState(bytes32 root, uint256 expected) private view {
        (bool active, uint256 left) = payout.rootState(root);
        assertTrue(active, "root is active");
        assertEq(left, expected);
    }
}
