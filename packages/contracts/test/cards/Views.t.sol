// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {CardDetail} from "../../src/cards/ICards.sol";
import {ITRC721} from "@openzeppelin/tron-contracts/token/TRC721/ITRC721.sol";
import "./CardsFixture.sol";

contract CardsViewsTest is CardsFixture {
    function setUp() public {
        _deployAll();
    }

    function test_scans_RevertWhen_TooLong() public {
        vm.expectRevert(abi.encodeWithSelector(ICards.CardsScanTooLong.selector, 2001));
        cards.getWalletIDFromContract(ALICE, 2001);
        vm.expectRevert(abi.encodeWithSelector(ICards.CardsScanTooLong.selector, 2001));
        cards.ownerOfRange(ALICE, 1, 1, 2001);
    }

    function testFuzz_scans_GiveTheWalletsCardsInOrder(uint16 owners, uint8 size) public {
        uint256 mine = _spread(owners);
        uint256[] memory page = cards.ownerOfPage(ALICE);
        assertEq(page.length, mine);
        for (uint256 i; i < mine; ++i) {
            assertEq(cards.ownerOf(page[i]), ALICE);
            if (i != 0) assertTrue(page[i] > page[i - 1], "rising");
        }
        uint256[] memory some = cards.getWalletIDFromContract(ALICE, size);
        assertEq(some.length, mine < size ? mine : size);
        for (uint256 i; i < some.length; ++i) assertEq(some[i], page[i]);
    }

    function test_ownerOfPage_LooksAtTheLastLevelToo() public {
        vm.startPrank(OWNER);
        cards.setLevel(255, _level(false));
        cards.raiseSupply(255, 1);
        vm.stopPrank();
        vm.prank(ALICE);
        cards.Buy{value: PRICE}(255);
        assertEq(cards.ownerOfPage(ALICE).length, 1);
        assertEq(cards.ownerOfPage(ALICE)[0], (255 << 64) | 1);
    }

    function testFuzz_ownerOfRange_PagesGiveEveryCardOnce(uint16 owners, uint256 size) public {
        _spread(owners);
        size = bound(size, 1, 12);
        uint256 seen;
        uint256 next = 0;
        do {
            uint256[] memory ids;
            (ids, next) = cards.ownerOfRange(ALICE, 1, next, size);
            seen += ids.length;
        } while (next != 0);
        uint256 mine;
        for (uint256 i = 1; i <= 8; ++i) if (cards.ownerOf((1 << 64) | i) == ALICE) ++mine;
        assertEq(seen, mine);
    }

    function test_ownerOfRange_BehindTheEndOrOnAnUnknownLevel() public view {
        (uint256[] memory ids, uint256 next) = cards.ownerOfRange(ALICE, 1, 99, 10);
        assertEq(ids.length + next, 0);
        (ids, next) = cards.ownerOfRange(ALICE, 77, 0, 10);
        assertEq(ids.length + next, 0);
    }

    /// @dev Serials begin at 1: a scan from 0 is one from 1, and a page of one card is its first.
    function test_ownerOfRange_FromZeroBeginsWithTheFirstCard() public {
        uint256 first = _buy(CAROL);
        _buy(CAROL);
        uint256 serial = uint64(first);
        (uint256[] memory ids, uint256 next) = cards.ownerOfRange(CAROL, 1, serial == 1 ? 0 : serial, 1);
        assertEq(ids.length, 1);
        assertEq(ids[0], first);
        assertEq(next, serial + 1);
    }

    function test_scan_StopsAt2000Cards() public {
        vm.startPrank(OWNER);
        cards.raiseSupply(1, 3000);
        LevelSettings memory free = _level(false);
        free.price = 1;
        cards.setLevel(1, free);
        vm.stopPrank();
        vm.startPrank(BOB);
        for (uint256 i; i < 1999; ++i) cards.Buy{value: 1}(1);
        vm.stopPrank();
        vm.prank(ALICE);
        cards.Buy{value: 1000e6}(2);
        // The end of a level takes none of the 2000 looks.
        assertEq(cards.ownerOfPage(ALICE).length, 1);
        vm.prank(BOB);
        cards.Buy{value: 1}(1);
        vm.prank(ALICE);
        cards.Buy{value: 1}(1);
        assertEq(cards.ownerOfPage(ALICE).length, 0);
        (uint256[] memory ids, ) = cards.ownerOfRange(ALICE, 1, 2001, 10);
        assertEq(ids[0], (1 << 64) | 2001);
        assertEq(cards.ownerOfPage(BOB).length, 2000);
    }

    function test_details_RevertWhen_CardDoesNotExist() public {
        vm.expectRevert(abi.encodeWithSelector(TRC721NonexistentToken.selector, ID1));
        cards.tokenDetials(ID1);
        vm.expectRevert(abi.encodeWithSelector(TRC721NonexistentToken.selector, ID1));
        cards.itemLevelMap(ID1);
    }

    function test_details_ShowTheCard() public {
        _buy(ALICE);
        vm.prank(OWNER);
        cards.setURI(1, "ipfs://bronze");
        CardDetail memory shown = cards.tokenDetials(ID1);
        assertEq(shown.tokenId, ID1);
        assertEq(shown.owner, ALICE);
        assertEq(shown.level, 1);
        assertTrue(!shown.isPledge, "not pledged");
        assertEq(shown.itemUnlockTime, 0);
        assertEq(keccak256(bytes(shown.tokenURI)), keccak256("ipfs://bronze"));
        assertEq(cards.itemLevelMap(ID1), 1);
        _pledge(ALICE, ID1, 30 days);
        shown = cards.tokenDetials(ID1);
        assertTrue(shown.isPledge, "pledged");
        assertEq(shown.itemUnlockTime, T0 + 30 days);
    }

    function test_getUToCoin_IsTheDearerPrice() public {
        oracle.set(3e6, 4e6);
        assertEq(cards.getUToCoin(20e6), 80e6);
        oracle.set(5e6, 4e6);
        assertEq(cards.getUToCoin(20e6), 100e6);
    }

    function test_wiring() public view {
        assertEq(address(cards.feeVault()), address(vault));
        assertEq(address(cards.oracle()), address(oracle));
        assertEq(cards.rewardCoin(), address(coin));
        assertTrue(cards.supportsInterface(type(ITRC721).interfaceId), "TRC-721");
    }

    /// @dev Eight cards in each level; bit i of `owners` gives card i to Alice, else to Bob.
    function _spread(uint16 owners) private returns (uint256 mine) {
        for (uint256 i; i < 16; ++i) {
            bool alice = (owners >> i) & 1 == 1;
            if (alice) ++mine;
            vm.prank(alice ? ALICE : BOB);
            if (i < 8) cards.Buy{value: PRICE}(1);
            else cards.Buy{value: 60e6}(2);
        }
    }
}
