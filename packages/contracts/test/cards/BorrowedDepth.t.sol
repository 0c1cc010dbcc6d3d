// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Cards} from "../../src/cards/Cards.sol";
import {LevelSettings} from "../../src/cards/ICardLevels.sol";
import {ICardPledge} from "../../src/cards/ICardPledge.sol";
import {ICardPrices} from "../../src/cards/ICardPrices.sol";
import {IUniswapV2Pair} from "../../src/dex/IUniswapV2.sol";
import {FeeVault} from "../../src/fees/FeeVault.sol";
import {IFeeVault} from "../../src/fees/IFeeVault.sol";
import {DeployCards} from "../deploy/DeployCards.sol";
import {DeployCoins} from "../deploy/DeployCoins.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {DeployFees} from "../deploy/DeployFees.sol";
import {DeployTeam} from "../deploy/DeployTeam.sol";
import {FlashLp} from "../doubles/FlashLp.sol";
import {MarketBase} from "../prices/MarketBase.sol";

/// @notice Cards beside a pool of 60,000 U, with an owner's limit that is far too high: cards of 20 U and of 20,000 U. There
/// is room for 24 U, and for reservations of 6 U.
contract CardsBorrowedDepthTest is MarketBase {
    address private constant OWNER = address(0x1002);
    address private constant EVE = address(0x2666);
    uint256 private constant ROOM = 24e6;
    uint256 private constant LARGE = 20_000e6;

    Cards private cards;
    FlashLp private thief;
    IUniswapV2Pair private pool;

    function setUp() public override {
        super.setUp();
        pool = pairOf(wtrx, usdt);
        pool.transfer(address(pool), (pool.balanceOf(address(this)) * 88) / 100);
        pool.burn(address(0x7777));
        FeeVault vault = DeployFees.feeVault(
            DeployTeam.team(address(0x1001)),
            DeployCoins.wtrx(),
            OWNER,
            7 days,
            0
        );
        ICardPledge.Term[] memory terms = new ICardPledge.Term[](1);
        terms[0] = ICardPledge.Term(30 days, 100);
        cards = DeployCards.cards(
            Cards.Wiring(OWNER, address(0x1003), vault, oracle, address(usdt), address(wtrx), address(vlm)),
            terms
        );
        vm.prank(OWNER);
        vault.setRole(address(cards), IFeeVault.Role.Source);
        vm.prank(OWNER);
        cards.setSaleLimit(96_000e6);
        _open(1, 20e6);
        _open(2, 5e6);
        _open(6, uint96(LARGE));
        thief = DeployDoubles.flashLp();
        vm.deal(address(thief), 1e18);
        usdt.mint(address(thief), 1e30);
        wtrx.mint(address(thief), 1e30);
        refresh();
    }

    /// @dev Audit A2. What is paid too much comes back.
    function testFuzz_Buy_RevertGiven_LiquidityOfOneCall(uint256 times) external {
        times = bound(times, 1, 10_000);
        (uint256 buying, uint256 reserving) = cards.saleRoom();
        assertLe(buying, ROOM);
        assertLe(reserving, ROOM / 4);
        bytes memory buy = abi.encodeCall(cards.Buy, (6));
        uint256 price = 2 * cards.priceOf(6);
        vm.expectRevert(abi.encodeWithSelector(ICardPrices.CardsSaleRoomExceeded.selector, LARGE, buying));
        thief.deepenAndPay(pool, times, address(cards), price, buy, 1);

        price = 2 * cards.priceOf(1);
        buy = abi.encodeCall(cards.Buy, (1));
        thief.deepenAndPay(pool, times, address(cards), price, buy, 1);
        uint256 left = buying - 20e6;
        vm.expectRevert(
            abi.encodeWithSelector(ICardPrices.CardsSaleRoomExceeded.selector, uint256(20e6), left)
        );
        thief.deepenAndPay(pool, times, address(cards), price, buy, 1);
        assertEq(cards.balanceOf(address(thief)), 1);
    }

    /// @dev Audit A2b.
    function testFuzz_reserve_RevertGiven_LiquidityOfOneCall(uint256 times) external {
        times = bound(times, 1, 10_000);
        (, uint256 room) = cards.saleRoom();
        bytes memory reserve = abi.encodeCall(cards.reserve, (6));
        uint256 first = 2 * cards.firstInstalment(6);
        vm.expectRevert(abi.encodeWithSelector(ICardPrices.CardsSaleRoomExceeded.selector, LARGE, room));
        thief.deepenAndPay(pool, times, address(cards), first, reserve, 1);
    }

    /// @dev Real money over a block around each of two observations lets the thief reserve what the owner's limit allows. He
    /// gets all of it back, and a day later so do the others.
    function test_reserve_GivenMoneyAroundEachObservation_TheRoomIsBackAfterADay() external {
        for (uint256 i; i < 2; ++i) {
            _lend(true);
            pass(3);
            oracle.observe(address(pool));
            _lend(false);
            pass(30 minutes);
        }
        _lend(true);
        uint256 first = cards.firstInstalment(6);
        vm.deal(EVE, first);
        vm.startPrank(EVE);
        cards.reserve{value: first}(6);
        cards.cancelReservation(EVE);
        cards.withdrawCredit();
        vm.stopPrank();
        assertEq(EVE.balance, first);
        _lend(false);
        oracle.observe(address(pool));
        (, uint256 room) = cards.saleRoom();
        assertEq(room, 0);

        pass(1 days - 30 minutes - 3);
        refresh();
        (, room) = cards.saleRoom();
        assertLe(ROOM / 4 - 1, room);
        first = cards.firstInstalment(2);
        vm.deal(address(this), first);
        cards.reserve{value: first}(2);
    }

    function _open(uint256 level, uint96 price) private {
        vm.startPrank(OWNER);
        cards.setLevel(level, LevelSettings("Card", 30 days, price, true, true, 20, address(0x1004)));
        cards.raiseSupply(level, 30);
        cards.setAllotment(level, 3, 72 hours, 3000);
        vm.stopPrank();
    }

    /// @dev Puts 4,100 times what the pool holds into it, or takes it out again.
    function _lend(bool into) private {
        (uint256 reserveU, uint256 reserveTrx) = reserves(usdt, wtrx);
        if (into) {
            addLiquidity(usdt, reserveU * 4_100, wtrx, reserveTrx * 4_100);
            return;
        }
        pool.transfer(address(pool), (pool.balanceOf(address(this)) * 4_100) / 4_101);
        pool.burn(address(0x7777));
    }
}
