// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IPayout} from "../../src/income/IPayout.sol";
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
        bytes32[] memory proof = MerkleTree.proof(all, 0);
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutInvalidProof.selector, BEN, 100 * TRX));
        payout.claim(1, 100 * TRX, proof);
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutInvalidProof.selector, ANNA, 100 * TRX + 1));
        payout.claim(1, 100 * TRX + 1, proof);
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutInvalidProof.selector, ANNA, 0));
        payout.claim(1, 0, new bytes32[](0));
    }

    function test_Claim_RevertWhen_AmountIsZeroOrTooMuch() external {
        bytes32[] memory proof = MerkleTree.proof(all, 0);
        vm.startPrank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutInvalidAmount.selector, 0, 100 * TRX));
        payout.claim(0, 100 * TRX, proof);
        vm.expectRevert(
            abi.encodeWithSelector(IPayout.PayoutInvalidAmount.selector, 100 * TRX + 1, 100 * TRX)
        );
        payout.claim(100 * TRX + 1, 100 * TRX, proof);
        payout.claim(100 * TRX, 100 * TRX, proof);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutInvalidAmount.selector, 1, 0));
        payout.claim(1, 100 * TRX, proof);
        vm.stopPrank();
    }

    function test_Claim_RevertWhen_AmountIsBelowTheMinimumAndNotAll() external {
        refresh();
        // 10 U at 0.25 U per TRX.
        assertEq(payout.minWithdraw(), 40 * TRX);
        bytes32[] memory proof = MerkleTree.proof(all, 0);
        vm.startPrank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutBelowMinimum.selector, 40 * TRX - 1, 40 * TRX));
        payout.claim(40 * TRX - 1, 100 * TRX, proof);
        payout.claim(70 * TRX, 100 * TRX, proof);
        payout.claim(30 * TRX, 100 * TRX, proof);
        vm.stopPrank();
        assertEq(ANNA.balance, 100 * TRX);
    }

    function test_Claim_GivenStalePrice_TheMinimumIsWaived() external {
        pass(3 hours);
        assertEq(payout.minWithdraw(), 0);
        vm.prank(ANNA);
        payout.claim(1, 100 * TRX, MerkleTree.proof(all, 0));
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
        bytes32[] memory proof = MerkleTree.proof(all, 0);
        vm.expectEmit(true, true, true, true, address(payout));
        emit IPayout.Claimed(ANNA, first, first);
        vm.prank(ANNA);
        payout.claim(first, 100 * TRX, proof);
        assertEq(payout.claimed(ANNA), first);
        vm.expectEmit(true, true, true, true, address(payout));
        emit IPayout.Claimed(ANNA, 100 * TRX - first, 100 * TRX);
        vm.prank(ANNA);
        payout.claim(100 * TRX - first, 100 * TRX, proof);
        assertEq(ANNA.balance, 100 * TRX);
        assertEq(payout.claimed(ANNA), 100 * TRX);
        (, uint256 claimed, ) = payout.totals();
        assertEq(claimed, 100 * TRX);
        assertEq(payout.held(), 900 * TRX);
    }

    function test_Claim_GivenOlderRoots_TheTwoBeforeStillCount() external {
        bytes32[] memory second = leaves(110 * TRX, 50 * TRX, 30 * TRX);
        pass(1 days);
        activate(second, 190 * TRX);
        bytes32[] memory third = leaves(120 * TRX, 50 * TRX, 30 * TRX);
        pass(1 days);
        activate(third, 200 * TRX);
        vm.startPrank(ANNA);
        payout.claim(100 * TRX, 100 * TRX, MerkleTree.proof(all, 0));
        payout.claim(20 * TRX, 120 * TRX, MerkleTree.proof(third, 0));
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutInvalidAmount.selector, 1, 0));
        payout.claim(1, 110 * TRX, MerkleTree.proof(second, 0));
        vm.stopPrank();
        assertEq(ANNA.balance, 120 * TRX);
        pass(1 days);
        activate(third, 200 * TRX);
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutInvalidProof.selector, BEN, 50 * TRX));
        payout.claim(1, 50 * TRX, MerkleTree.proof(all, 1));
        vm.prank(BEN);
        payout.claim(50 * TRX, 50 * TRX, MerkleTree.proof(second, 1));
    }

    /// @dev A root whose leaves sum to more than it says cannot take more than it says.
    function test_Claim_RevertGiven_LeavesSumToMoreThanTheTotal() external {
        bytes32[] memory bad = leaves(900 * TRX, 50 * TRX, 30 * TRX);
        pass(1 days);
        activate(bad, 200 * TRX);
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutTotalExceeded.selector, 900 * TRX, 200 * TRX));
        payout.claim(900 * TRX, 900 * TRX, MerkleTree.proof(bad, 0));
    }

    function test_Claim_GivenHostileOwnerGuardianAndProposer_ItStillPays() external {
        vm.startPrank(OWNER);
        payout.setDailyCap(0);
        payout.announce(abi.encodeCall(payout.setRoles, (address(0), address(0))));
        pass(7 days);
        payout.setRoles(address(0), address(0));
        payout.renounceOwnership();
        vm.stopPrank();
        vm.prank(BEN);
        payout.claim(50 * TRX, 50 * TRX, MerkleTree.proof(all, 1));
        assertEq(BEN.balance, 50 * TRX);
    }

    /// @dev The total word and the user's: what the energy of a claim comes from.
    function test_Claim_ItWritesTwoWords() external {
        bytes32[] memory proof = MerkleTree.proof(all, 0);
        vm.record();
        vm.prank(ANNA);
        payout.claim(100 * TRX, 100 * TRX, proof);
        (, bytes32[] memory writes) = vm.accesses(address(payout));
        assertEq(writes.length, 2);
    }

    // claimFor

    function test_ClaimFor_RevertWhen_ProofIsWrong() external {
        bytes32[] memory proof = MerkleTree.proof(all, 0);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutInvalidProof.selector, BEN, 100 * TRX));
        payout.claimFor(BEN, 100 * TRX, proof);
    }

    function test_ClaimFor_RevertGiven_NothingIsLeft() external {
        payout.claimFor(ANNA, 100 * TRX, MerkleTree.proof(all, 0));
        bytes32[] memory proof = MerkleTree.proof(all, 0);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutInvalidAmount.selector, 0, 0));
        payout.claimFor(ANNA, 100 * TRX, proof);
    }

    function test_ClaimFor_ItPaysTheUserAndNobodyElse() external {
        refresh();
        vm.prank(CARL);
        payout.claimFor(CARL, 30 * TRX, MerkleTree.proof(all, 2));
        vm.prank(CARL);
        payout.claimFor(ANNA, 100 * TRX, MerkleTree.proof(all, 0));
        assertEq(ANNA.balance, 100 * TRX);
        assertEq(CARL.balance, 30 * TRX);
    }

    // receivers

    function test_Claim_GivenReceiverRefusesOrReenters_ItPaysOnceOrNotAtAll() external {
        TrxReceiver receiver = new TrxReceiver();
        bytes32[] memory mine = new bytes32[](2);
        mine[0] = payout.leafOf(address(receiver), 40 * TRX);
        mine[1] = payout.leafOf(ANNA, 100 * TRX);
        pass(1 days);
        activate(mine, 220 * TRX);
        bytes32[] memory proof = MerkleTree.proof(mine, 0);
        receiver.setRefuses(true);
        vm.expectRevert(abi.encodeWithSelector(IPayout.PayoutPaymentFailed.selector, address(receiver)));
        payout.claimFor(address(receiver), 40 * TRX, proof);
        assertEq(payout.claimed(address(receiver)), 0);
        payout.claimFor(ANNA, 100 * TRX, MerkleTree.proof(mine, 1));

        receiver.setRefuses(false);
        receiver.setCall(
            address(payout),
            abi.encodeCall(payout.claimFor, (address(receiver), 40 * TRX, proof))
        );
        payout.claimFor(address(receiver), 40 * TRX, proof);
        assertEq(receiver.calls(), 1);
        assertTrue(!receiver.worked(), "entered again");
        assertEq(address(receiver).balance, 40 * TRX);
    }

    /// @dev Leaves name the contract and the chain: a proof is worth nothing anywhere else.
    function test_LeafOf_ItIsHashedTwiceWithContractAndChain() external view {
        bytes32 inner = keccak256(abi.encode(block.chainid, address(payout), ANNA, uint256(5)));
        assertEq(payout.leafOf(ANNA, 5), keccak256(abi.encodePacked(inner)));
    }
}
