// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {HoldWindow} from "../../src/shared/HoldWindow.sol";
import {IEntryPause} from "../../src/shared/IEntryPause.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import "./CardsFixture.sol";

contract CardsMarketTest is CardsFixture {
    event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    function setUp() public {
        _deployAll();
        _buy(ALICE);
    }

    function test_list_RevertGiven_Paused() public {
        _pause();
        vm.expectRevert(abi.encodeWithSelector(IEntryPause.EntryPauseActive.selector, T0 + 1 days));
        _list(ALICE, ID1, 1);
    }

    function test_list_RevertWhen_CardDoesNotExist() public {
        vm.expectRevert(abi.encodeWithSelector(TRC721NonexistentToken.selector, ID1 + 1));
        _list(ALICE, ID1 + 1, 1);
    }

    function testFuzz_list_RevertWhen_CallerIsNotOwner(address caller) public {
        vm.assume(caller != ALICE && caller != address(0));
        vm.prank(ALICE);
        cards.setApprovalForAll(caller, true);
        vm.expectRevert(abi.encodeWithSelector(ICardMarket.CardsNotOwner.selector, caller, ID1));
        _list(caller, ID1, 1);
    }

    function testFuzz_list_RevertWhen_PriceIsOutOfRange(uint256 price) public {
        if (price != 0) price = bound(price, 1 << 56, type(uint256).max);
        vm.expectRevert(abi.encodeWithSelector(ICardMarket.CardsPriceOutOfRange.selector, price));
        _list(ALICE, ID1, price);
    }

    function test_list_RevertGiven_PledgedOrFrozen() public {
        _freeze(ID1, T0 + 1 days);
        vm.expectRevert(abi.encodeWithSelector(ICards.CardsFrozen.selector, ID1, T0 + 1 days));
        _list(ALICE, ID1, 1);
        vm.warp(T0 + 1 days);
        _pledge(ALICE, ID1, 30 days);
        vm.expectRevert(abi.encodeWithSelector(ICardPledge.CardsPledged.selector, ID1, T0 + 31 days));
        _list(ALICE, ID1, 1);
    }

    function testFuzz_list_PutsOnSale(uint56 first, uint56 second) public {
        vm.assume(first != 0 && second != 0);
        _list(ALICE, ID1, first);
        _list(ALICE, ID1, second);
        (uint256 price, address seller) = cards.listing(ID1);
        assertEq(price, second);
        assertEq(seller, ALICE);
        assertEq(cards.ownerOf(ID1), ALICE);
    }

    function test_unlist_RevertWhen_CallerIsNotOwner() public {
        _list(ALICE, ID1, 1);
        vm.expectRevert(abi.encodeWithSelector(ICardMarket.CardsNotOwner.selector, BOB, ID1));
        vm.prank(BOB);
        cards.unlist(ID1);
    }

    function test_unlist_RevertGiven_NotListed() public {
        vm.expectRevert(abi.encodeWithSelector(ICardMarket.CardsNotListed.selector, ID1));
        vm.prank(ALICE);
        cards.unlist(ID1);
    }

    function test_unlist_WorksWhilePaused() public {
        _list(ALICE, ID1, 1);
        _pause();
        vm.prank(ALICE);
        cards.unlist(ID1);
        _assertUnlisted();
    }

    function test_buyListed_RevertGiven_Paused() public {
        _list(ALICE, ID1, 5);
        _pause();
        vm.expectRevert(abi.encodeWithSelector(IEntryPause.EntryPauseActive.selector, T0 + 1 days));
        _take(BOB, 5, 5);
    }

    function test_buyListed_RevertGiven_NotListed() public {
        vm.expectRevert(abi.encodeWithSelector(ICardMarket.CardsNotListed.selector, ID1));
        _take(BOB, 0, 0);
    }

    function test_buyListed_RevertWhen_SellerRaisedThePrice() public {
        _list(ALICE, ID1, 5);
        _list(ALICE, ID1, 6);
        vm.expectRevert(abi.encodeWithSelector(ICardMarket.CardsAboveMaxPrice.selector, 6, 5));
        _take(BOB, 5, 5);
    }

    function testFuzz_buyListed_RevertWhen_NotExactlyThePrice(uint64 paid) public {
        vm.assume(paid != 1e9 && paid <= 1e15);
        _list(ALICE, ID1, 1e9);
        vm.expectRevert(abi.encodeWithSelector(ICardLevels.CardsWrongPayment.selector, paid, 1e9));
        _take(BOB, 1e9, paid);
    }

    function test_buyListed_RevertWhen_BuyerIsSeller() public {
        _list(ALICE, ID1, 5);
        vm.expectRevert(abi.encodeWithSelector(ICardMarket.CardsOwnListing.selector, ID1));
        _take(ALICE, 5, 5);
    }

    function test_freeze_EndsAListingForGood() public {
        _list(ALICE, ID1, 5);
        vm.expectEmit(true, false, false, false, address(cards));
        emit ICardMarket.Unlisted(ID1);
        _freeze(ID1, T0 + 1 days);
        _assertUnlisted();
        vm.warp(T0 + 1 days);
        vm.expectRevert(abi.encodeWithSelector(ICardMarket.CardsNotListed.selector, ID1));
        _take(BOB, 5, 5);
        _list(ALICE, ID1, 6);
        _take(BOB, 6, 6);
    }

    function testFuzz_buyListed_MovesCardAndMoney(uint56 price, uint16 feeBps) public {
        price = uint56(bound(price, 1, 1e15));
        feeBps = uint16(bound(feeBps, 0, 500));
        vm.prank(OWNER);
        cards.setFees(0, feeBps);
        vm.prank(ALICE);
        cards.approve(CAROL, ID1);
        _list(ALICE, ID1, price);
        uint256 fee = (uint256(price) * feeBps) / 10_000;
        uint256 before = _feeDue(ALICE);
        vm.expectEmit(true, true, true, true, address(cards));
        emit ICardMarket.Sold(ID1, ALICE, BOB, price, fee);
        _take(BOB, price, price);
        assertEq(cards.ownerOf(ID1), BOB);
        assertEq(cards.balanceOf(BOB), 1);
        assertEq(cards.balanceOf(ALICE), 0);
        assertEq(_credit(ALICE), price - fee);
        assertEq(_feeDue(ALICE) - before, fee);
        assertEq(cards.getApproved(ID1), address(0));
        _assertUnlisted();
    }

    function testFuzz_transferFrom_RevertWhen_CallerIsNotAllowed(address caller) public {
        vm.assume(caller != ALICE && caller != address(0));
        vm.expectRevert(abi.encodeWithSelector(TRC721InsufficientApproval.selector, caller, ID1));
        _transfer(caller, ALICE, BOB, ID1);
    }

    function test_transferFrom_RevertWhen_Wrong() public {
        vm.expectRevert(abi.encodeWithSelector(TRC721NonexistentToken.selector, ID1 + 1));
        _transfer(ALICE, ALICE, BOB, ID1 + 1);
        vm.expectRevert(abi.encodeWithSelector(TRC721IncorrectOwner.selector, BOB, ID1, ALICE));
        _transfer(ALICE, BOB, CAROL, ID1);
        vm.expectRevert(abi.encodeWithSelector(TRC721InvalidReceiver.selector, address(0)));
        _transfer(ALICE, ALICE, address(0), ID1);
        vm.expectRevert(abi.encodeWithSelector(TRC721InvalidOwner.selector, address(0)));
        cards.balanceOf(address(0));
    }

    function test_transferFrom_RevertGiven_PledgedOrFrozen() public {
        _freeze(ID1, T0 + 1 days);
        vm.expectRevert(abi.encodeWithSelector(ICards.CardsFrozen.selector, ID1, T0 + 1 days));
        _transfer(ALICE, ALICE, BOB, ID1);
        vm.warp(T0 + 1 days);
        _pledge(ALICE, ID1, 30 days);
        vm.expectRevert(abi.encodeWithSelector(ICardPledge.CardsPledged.selector, ID1, T0 + 31 days));
        _transfer(ALICE, ALICE, BOB, ID1);
    }

    function test_safeTransferFrom_RevertWhen_ReceiverDoesNotTakeCards() public {
        address to = address(DeployDoubles.puppet());
        vm.expectRevert(abi.encodeWithSelector(TRC721InvalidReceiver.selector, to));
        vm.prank(ALICE);
        cards.safeTransferFrom(ALICE, to, ID1);
        assertEq(cards.ownerOf(ID1), ALICE);
    }

    /// @dev Audit A0: none of these could ever give a card back.
    function test_transferFrom_RevertWhen_ReceiverIsTheContractOrOneItIsWiredTo() public {
        address[6] memory wired = [
            address(cards),
            address(vault),
            address(oracle),
            address(0xd0),
            address(0xd1),
            address(coin)
        ];
        vm.prank(ALICE);
        cards.approve(BOB, ID1);
        for (uint256 i; i < wired.length; ++i) {
            bytes memory refusal = abi.encodeWithSelector(TRC721InvalidReceiver.selector, wired[i]);
            vm.prank(ALICE);
            vm.expectRevert(refusal);
            cards.transferFrom(ALICE, wired[i], ID1);
            vm.prank(ALICE);
            vm.expectRevert(refusal);
            cards.safeTransferFrom(ALICE, wired[i], ID1);
            vm.prank(BOB);
            vm.expectRevert(refusal);
            cards.transferFrom(ALICE, wired[i], ID1);
        }
        assertEq(cards.ownerOf(ID1), ALICE);
    }

    /// @dev Any other contract is left to the standard: an escrow market takes cards by the plain form.
    function test_transferFrom_ToAnotherContract_IsLeftToTheStandard() public {
        address pool = address(DeployDoubles.setOracle());
        vm.startPrank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(TRC721InvalidReceiver.selector, pool));
        cards.safeTransferFrom(ALICE, pool, ID1);
        cards.transferFrom(ALICE, pool, ID1);
        vm.stopPrank();
        assertEq(cards.ownerOf(ID1), pool);
    }

    function test_transferFrom_ClearsListingAndApproval() public {
        vm.prank(ALICE);
        cards.approve(CAROL, ID1);
        _list(ALICE, ID1, 5);
        _transfer(CAROL, ALICE, BOB, ID1);
        assertEq(cards.ownerOf(ID1), BOB);
        assertEq(cards.getApproved(ID1), address(0));
        _assertUnlisted();
        vm.expectRevert(abi.encodeWithSelector(TRC721InsufficientApproval.selector, CAROL, ID1));
        _transfer(CAROL, BOB, CAROL, ID1);
    }

    function test_transferFrom_ToOneself() public {
        _list(ALICE, ID1, 5);
        _transfer(ALICE, ALICE, ALICE, ID1);
        assertEq(cards.balanceOf(ALICE), 1);
        _assertUnlisted();
    }

    function test_transferFrom_WorksWhilePaused() public {
        _pause();
        _transfer(ALICE, ALICE, BOB, ID1);
        assertEq(cards.ownerOf(ID1), BOB);
    }

    function testFuzz_freeze_RevertWhen_CallerIsNotGuardian(address caller) public {
        vm.assume(caller != GUARDIAN);
        vm.expectRevert(abi.encodeWithSelector(IEntryPause.EntryPauseNotGuardian.selector, caller));
        vm.prank(caller);
        cards.freeze(ID1, uint40(T0 + 1), "x");
    }

    function test_freeze_RevertWhen_NoReasonOrNoCard() public {
        vm.startPrank(GUARDIAN);
        vm.expectRevert(ICards.CardsReasonMissing.selector);
        cards.freeze(ID1, uint40(T0 + 1), "");
        vm.expectRevert(abi.encodeWithSelector(TRC721NonexistentToken.selector, ID1 + 1));
        cards.freeze(ID1 + 1, uint40(T0 + 1), "x");
    }

    function testFuzz_freeze_RevertWhen_BeyondItsAllowance(uint40 wait) public {
        _freeze(ID1, T0 + 1 days);
        wait = uint40(bound(wait, 7 days, 90 days - 1));
        vm.warp(T0 + wait);
        vm.expectRevert(
            abi.encodeWithSelector(HoldWindow.HoldWindowExhausted.selector, T0 + wait + 1, T0 + 7 days)
        );
        _freeze(ID1, T0 + wait + 1);
        vm.warp(T0 + 90 days);
        _freeze(ID1, T0 + 97 days);
    }

    function testFuzz_freeze_EndsByItself(uint40 length) public {
        length = uint40(bound(length, 1, 7 days));
        _freeze(ID1, T0 + length);
        assertEq(cards.frozenUntil(ID1), T0 + length);
        vm.warp(T0 + length);
        _transfer(ALICE, ALICE, BOB, ID1);
    }

    function test_freeze_OutlastsListingAndUnlock() public {
        _list(ALICE, ID1, 5);
        _freeze(ID1, T0 + 1 days);
        vm.expectRevert(abi.encodeWithSelector(ICards.CardsFrozen.selector, ID1, T0 + 1 days));
        _transfer(ALICE, ALICE, BOB, ID1);
        vm.warp(T0 + 1 days);
        _pledge(ALICE, ID1, 30 days);
        vm.warp(T0 + 91 days);
        _freeze(ID1, T0 + 92 days);
        vm.prank(ALICE);
        cards.unlock(ID1);
        assertEq(cards.ownerOf(ID1), ALICE);
        vm.expectRevert(abi.encodeWithSelector(ICards.CardsFrozen.selector, ID1, T0 + 92 days));
        _list(ALICE, ID1, 5);
        vm.warp(T0 + 92 days);
        _transfer(ALICE, ALICE, BOB, ID1);
    }

    function test_freeze_OfAPledgedCardKeepsThePledge() public {
        _pledge(ALICE, ID1, 180 days);
        _freeze(ID1, T0 + 1 days);
        assertEq(cards.itemUnlockTime(ID1), T0 + 180 days);
        assertEq(cards.ownerOf(ID1), ALICE);
        vm.warp(T0 + 180 days);
        vm.prank(ALICE);
        cards.unlock(ID1);
        assertEq(cards.pledgedWeight(ALICE), 0);
    }

    function test_setApprovalForAll_RevertWhen_NobodyIsNamed_AndCanBeTakenBack() public {
        vm.startPrank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(ITRC721Errors.TRC721InvalidOperator.selector, address(0)));
        cards.setApprovalForAll(address(0), true);
        cards.setApprovalForAll(CAROL, true);
        assertTrue(cards.isApprovedForAll(ALICE, CAROL), "given");
        cards.setApprovalForAll(CAROL, false);
        assertTrue(!cards.isApprovedForAll(ALICE, CAROL), "taken back");
        vm.stopPrank();
    }

    /// @dev One word of its own for each pair of addresses, also where an operator looks like the number of a slot.
    function testFuzz_setApprovalForAll_WritesOneWordAndTells(address operator, bool approved) public {
        for (uint160 slot = 1; slot < 40; ++slot) _approveAll(address(slot), approved);
        vm.assume(operator != address(0));
        _approveAll(operator, approved);
        assertEq(cards.balanceOf(ALICE), 1);
        assertEq(cards.ownerOf(ID1), ALICE);
        assertTrue(operator == ALICE || !cards.isApprovedForAll(operator, ALICE), "one way");
    }

    function testFuzz_setApprovalForAll_RevertWhen_NeitherTrueNorFalse(uint256 flag) public {
        flag = bound(flag, 2, type(uint256).max);
        vm.prank(ALICE);
        (bool done, ) = address(cards).call(abi.encodeWithSelector(0xa22cb465, CAROL, flag));
        assertTrue(!done, "refused");
    }

    function test_approve_RevertWhen_NotAllowed() public {
        vm.expectRevert(abi.encodeWithSelector(TRC721NonexistentToken.selector, ID1 + 1));
        cards.approve(BOB, ID1 + 1);
        vm.expectRevert(abi.encodeWithSelector(TRC721InvalidApprover.selector, BOB));
        vm.prank(BOB);
        cards.approve(BOB, ID1);
    }

    function test_approve_ByOwnerOrOperator() public {
        vm.expectEmit(true, true, true, true, address(cards));
        emit Approval(ALICE, BOB, ID1);
        vm.prank(ALICE);
        cards.approve(BOB, ID1);
        assertEq(cards.getApproved(ID1), BOB);
        vm.prank(ALICE);
        cards.setApprovalForAll(CAROL, true);
        vm.prank(CAROL);
        cards.approve(CAROL, ID1);
        assertEq(cards.getApproved(ID1), CAROL);
        _transfer(CAROL, ALICE, BOB, ID1);
        assertEq(cards.ownerOf(ID1), BOB);
    }

    function test_thaw_RevertWhen_CallerIsNeither() public {
        vm.expectRevert(abi.encodeWithSelector(IEntryPause.EntryPauseNotGuardian.selector, ALICE));
        vm.prank(ALICE);
        cards.thaw(ID1);
    }

    function test_thaw_ByGuardianOrOwner() public {
        _freeze(ID1, T0 + 1 days);
        vm.prank(OWNER);
        cards.thaw(ID1);
        _transfer(ALICE, ALICE, BOB, ID1);
        _freeze(ID1, T0 + 1 days);
        vm.prank(GUARDIAN);
        cards.thaw(ID1);
        _transfer(BOB, BOB, ALICE, ID1);
    }

    function _take(address buyer, uint256 maxPrice, uint256 paid) private {
        vm.prank(buyer);
        cards.buyListed{value: paid}(ID1, maxPrice);
    }

    function _transfer(address caller, address from, address to, uint256 id) private {
        vm.prank(caller);
        cards.transferFrom(from, to, id);
    }

    function _assertUnlisted() private view {
        (uint256 price, address seller) = cards.listing(ID1);
        assertEq(price, 0);
        assertEq(seller, address(0));
    }

    function _approveAll(address operator, bool approved) private {
        vm.expectEmit(true, true, true, true, address(cards));
        emit ApprovalForAll(ALICE, operator, approved);
        vm.record();
        vm.prank(ALICE);
        cards.setApprovalForAll(operator, approved);
        (, bytes32[] memory writes) = vm.accesses(address(cards));
        assertEq(writes.length, 1);
        assertEq(writes[0], keccak256(abi.encodePacked(ALICE, operator)));
        assertTrue(cards.isApprovedForAll(ALICE, operator) == approved, "as told");
    }
}
