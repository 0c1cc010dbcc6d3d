// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable} from "@openzeppelin/tron-contracts/access/Ownable.sol";
import {ICardPrices} from "../../src/cards/ICardPrices.sol";
import "./CardsFixture.sol";

/// @notice Level 2 costs 20 U; the limit here is 100 U a day, so a quarter, 25 U, can be reserved.
contract CardsSaleLimitTest is CardsFixture {
    uint64 private constant LIMIT = 100e6;
    uint256 private constant PAID = 60e6;
    uint256 private constant BLACK = 20_000e6;

    function setUp() public {
        _deployAll();
        vm.startPrank(OWNER);
        cards.setSaleLimit(LIMIT);
        cards.raiseSupply(2, 1000);
        cards.setAllotment(2, 100, 1 hours, 5000);
        vm.stopPrank();
    }

    function test_setSaleLimit_RevertWhen_NotTheOwner() public {
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, ALICE));
        vm.prank(ALICE);
        cards.setSaleLimit(1);
    }

    function testFuzz_setSaleLimit_Holds(uint64 limit) public {
        oracle.setDepth(type(uint112).max);
        vm.expectEmit(true, true, true, true, address(cards));
        emit ICardPrices.SaleLimitSet(limit);
        vm.prank(OWNER);
        cards.setSaleLimit(limit);
        assertEq(cards.saleLimit(), limit);
        (uint256 buying, uint256 reserving) = cards.saleRoom();
        assertEq(buying, limit);
        assertEq(reserving, limit / 4);
    }

    function test_Buy_InSun_NeedsNoRoom() public {
        vm.prank(OWNER);
        cards.setSaleLimit(0);
        _buy(ALICE);
        assertEq(cards.balanceOf(ALICE), 1);
    }

    function test_Buy_InU_RevertGiven_NoLimitWasSet() public {
        vm.prank(OWNER);
        cards.setSaleLimit(0);
        _expectNoRoom(0);
        _buyInU();
    }

    function test_Buy_InU_TakesTheRoomToTheUnit() public {
        for (uint256 i; i < 5; ++i) {
            assertEq(_buying(), LIMIT - i * PRICE_U);
            _buyInU();
        }
        assertEq(_buying(), 0);
        _expectNoRoom(0);
        _buyInU();
    }

    function test_Buy_InU_RevertWhen_ItPassesTheRoom() public {
        vm.prank(OWNER);
        cards.setSaleLimit(39_999_999);
        _buyInU();
        _expectNoRoom(19_999_999);
        _buyInU();
    }

    function test_Buy_InU_GivenAShallowPool_ItsPartBounds() public {
        oracle.setDepth(2500 * 20e6);
        _buyInU();
        _expectNoRoom(0);
        _buyInU();
        oracle.setDepth(2500 * 20e6 - 1);
        vm.warp(T0 + 2 days);
        _expectNoRoom(20e6 - 1);
        _buyInU();
    }

    function test_Buy_InU_GivenADeepPool_TheLimitBounds() public {
        oracle.setDepth(type(uint112).max);
        for (uint256 i; i < 5; ++i) _buyInU();
        _expectNoRoom(0);
        _buyInU();
    }

    function testFuzz_Buy_InU_TheRoomGrowsBackWithinADay(uint256 cardCount, uint256 elapsed) public {
        cardCount = bound(cardCount, 1, 5);
        elapsed = bound(elapsed, 0, 3 days);
        for (uint256 i; i < cardCount; ++i) _buyInU();
        vm.warp(T0 + elapsed);
        uint256 sold = cardCount * PRICE_U;
        uint256 faded = (uint256(LIMIT) * elapsed) / 1 days;
        assertEq(_buying(), faded >= sold ? LIMIT : LIMIT - sold + faded);
    }

    function test_Buy_InU_GivenALowerLimit_ThereIsNoRoomUntilItGrowsBack() public {
        for (uint256 i; i < 5; ++i) _buyInU();
        vm.prank(OWNER);
        cards.setSaleLimit(40e6);
        assertEq(_buying(), 0);
        _expectNoRoom(0);
        _buyInU();
        // 100 sold fade by 100 in a day.
        vm.warp(T0 + 18 hours);
        assertEq(_buying(), 15e6);
        vm.warp(T0 + 1 days);
        assertEq(_buying(), 40e6);
    }

    function testFuzz_Buy_InU_InAnyDayAtMostTwiceTheLimit(uint32[40] calldata waits) public {
        uint256[40] memory soldAt;
        uint256 time = T0;
        for (uint256 i; i < waits.length; ++i) {
            time += waits[i] % 4 hours;
            vm.warp(time);
            if (_buying() < PRICE_U) continue;
            _buyInU();
            soldAt[i] = time;
        }
        for (uint256 first; first < waits.length; ++first) {
            uint256 sold;
            for (uint256 i = first; i < waits.length && soldAt[i] < soldAt[first] + 1 days; ++i) {
                if (soldAt[i] != 0) sold += PRICE_U;
            }
            assertLe(sold, 2 * LIMIT);
        }
    }

    function test_reserve_InU_TakesOfItsOwnRoom() public {
        _reserve(ALICE);
        (uint256 buying, uint256 reserving) = cards.saleRoom();
        assertEq(buying, LIMIT);
        assertEq(reserving, 5e6);
        _expectNoRoom(5e6);
        _reserve(BOB);
        _buyInU();
        (buying, reserving) = cards.saleRoom();
        assertEq(buying, LIMIT - PRICE_U);
        assertEq(reserving, 5e6);
        vm.warp(T0 + 1 days);
        (, reserving) = cards.saleRoom();
        assertEq(reserving, 25e6);
    }

    function test_reserve_InU_GivenUp_ItsRoomDoesNotComeBack() public {
        _reserve(ALICE);
        vm.prank(ALICE);
        cards.cancelReservation(ALICE);
        _expectNoRoom(5e6);
        _reserve(ALICE);
    }

    /// @dev Audit A2b: however deep the pool was, a day later nothing is left of it.
    function testFuzz_reserve_InU_GivenUp_ItsRoomIsBackAfterADay(uint256 depth, uint256 elapsed) public {
        _reserveBlack();
        depth = bound(depth, 10_000, type(uint112).max);
        oracle.setDepth(depth);
        vm.warp(T0 + bound(elapsed, 1 days, 400 days));
        (uint256 buying, uint256 reserving) = cards.saleRoom();
        assertEq(reserving, buying / 4);
        assertTrue(reserving != 0, "room");
    }

    /// @dev The pool is an eighth and less of what it was, and others reserve meanwhile: after 72 hours a twentieth counts.
    function testFuzz_reserve_InU_GivenUp_AfterThreeDaysATwentiethCounts(uint256 seed) public {
        _reserveBlack();
        uint256 time = T0;
        uint256 others;
        for (uint256 i; i < 200; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            time += seed % 2 hours;
            if (time > T0 + 72 hours) break;
            vm.warp(time);
            oracle.setDepth((2500 * BLACK) >> (1 + ((seed >> 128) % 9)));
            (, uint256 room) = cards.saleRoom();
            if (room < PRICE_U || others == 20 * PRICE_U) continue;
            others += PRICE_U;
            address user = address(uint160(0x9000 + i));
            vm.deal(user, PAID);
            _reserve(user);
        }
        vm.warp(T0 + 72 hours);
        oracle.setDepth((2500 * BLACK) / 2);
        (, uint256 reserving) = cards.saleRoom();
        assertLe(BLACK / 8 - BLACK / 20 - others, reserving);
    }

    function test_reserve_InU_Completed_TakesNothingMore() public {
        _reserve(ALICE);
        vm.prank(ALICE);
        cards.completeReservation{value: PAID / 2}();
        (uint256 buying, uint256 reserving) = cards.saleRoom();
        assertEq(buying, LIMIT);
        assertEq(reserving, 5e6);
    }

    function _buyInU() private {
        vm.prank(BOB);
        cards.Buy{value: PAID}(2);
    }

    function _reserve(address user) private {
        vm.prank(user);
        cards.reserve{value: PAID / 2}(2);
    }

    /// @dev Reserves the dearest card beside a pool that has room for it, and gives it up.
    function _reserveBlack() private {
        vm.startPrank(OWNER);
        cards.setSaleLimit(type(uint64).max);
        LevelSettings memory black = _level(true);
        black.price = uint96(BLACK);
        cards.setLevel(6, black);
        cards.setAllotment(6, 1, 72 hours, 2000);
        vm.stopPrank();
        oracle.setDepth(2500 * 4 * BLACK);
        uint256 first = cards.firstInstalment(6);
        vm.startPrank(CAROL);
        cards.reserve{value: first}(6);
        cards.cancelReservation(CAROL);
        vm.stopPrank();
        assertEq(_credit(CAROL), first);
        (, uint256 reserving) = cards.saleRoom();
        assertEq(reserving, 0);
    }

    function _buying() private view returns (uint256 buying) {
        (buying, ) = cards.saleRoom();
    }

    function _expectNoRoom(uint256 room) private {
        vm.expectRevert(
            abi.encodeWithSelector(ICardPrices.CardsSaleRoomExceeded.selector, uint256(PRICE_U), room)
        );
    }
}
