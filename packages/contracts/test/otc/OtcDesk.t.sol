// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable} from "@openzeppelin/tron-contracts/access/Ownable.sol";
import {TestUsdt} from "../../src/coins/TestUsdt.sol";
import {IOtcDesk} from "../../src/otc/IOtcDesk.sol";
import {OtcDesk} from "../../src/otc/OtcDesk.sol";
import {ExactPull} from "../../src/shared/ExactPull.sol";
import {IEntryPause} from "../../src/shared/IEntryPause.sol";
import {Test} from "../base/Test.sol";
import {DeployCoins} from "../deploy/DeployCoins.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {DeployOtc} from "../deploy/DeployOtc.sol";
import {Puppet, ReenteringReceiver, RefusingReceiver} from "../doubles/Receivers.sol";
import {ToggleCoin} from "../doubles/ToggleCoin.sol";

contract OtcDeskTest is Test {
    address private constant OWNER = address(0x1002);
    address private constant GUARDIAN = address(0x1003);
    address private constant MAKER = address(0x2001);
    address private constant TAKER = address(0x2002);
    address private constant OTHER = address(0x2003);
    uint256 private constant T0 = 1_800_000_000;
    uint40 private constant END = uint40(T0 + 1 days);

    OtcDesk private desk;
    ToggleCoin private coin;
    TestUsdt private usdt;

    function setUp() public {
        vm.warp(T0);
        desk = DeployOtc.otcDesk(OWNER, GUARDIAN);
        coin = DeployDoubles.toggleCoin();
        usdt = DeployCoins.testUsdt(address(this));
        address[3] memory users = [MAKER, TAKER, OTHER];
        for (uint256 i; i < 3; ++i) {
            coin.mint(users[i], 1e30);
            usdt.mint(users[i], 1e30);
            vm.deal(users[i], 1e30);
            vm.startPrank(users[i]);
            coin.approve(address(desk), type(uint256).max);
            usdt.approve(address(desk), type(uint256).max);
            vm.stopPrank();
        }
    }

    function test_makeOffer_RevertGiven_Paused() public {
        _pause();
        vm.expectRevert(abi.encodeWithSelector(IEntryPause.EntryPauseActive.selector, T0 + 1));
        _make(1000, address(0), 500, address(0));
    }

    function test_makeOffer_RevertWhen_Invalid() public {
        _refuse(address(coin), 0, address(0), 1, address(0), END);
        _refuse(address(coin), 1, address(0), 0, address(0), END);
        _refuse(address(coin), uint128(1) << 96, address(0), 1, address(0), END);
        _refuse(address(coin), 1, address(0), uint128(1) << 96, address(0), END);
        _refuse(address(coin), 1, address(coin), 1, address(0), END);
        _refuse(address(coin), 1, address(0), 1, MAKER, END);
        _refuse(address(coin), 1, address(0), 1, address(0), uint40(T0));
        _refuse(address(coin), 1, address(0), 1, address(0), uint40(T0 + 365 days + 1));
    }

    function test_makeOffer_RevertGiven_CoinTakesAFee() public {
        coin.setFee(100);
        vm.expectRevert(abi.encodeWithSelector(ExactPull.ExactPullWrongAmount.selector, coin, 1000, 990));
        _make(1000, address(0), 500, address(0));
    }

    function testFuzz_makeOffer_HoldsTheCoins(uint96 amount, uint96 want) public {
        vm.assume(amount != 0 && want != 0);
        vm.expectEmit(true, true, true, true, address(desk));
        emit IOtcDesk.OfferMade(0, MAKER, address(coin), amount, address(usdt), want, TAKER, END, false);
        uint256 id = _make(amount, address(usdt), want, TAKER);
        IOtcDesk.Offer memory made = desk.offers(id);
        assertEq(made.maker, MAKER);
        assertEq(made.left, amount);
        assertEq(made.sell, address(coin));
        assertEq(made.amount, amount);
        assertEq(made.want, address(usdt));
        assertEq(made.wantAmount, want);
        assertEq(made.onlyTaker, TAKER);
        assertEq(made.expires, END);
        assertTrue(!made.wholeOnly, "in parts");
        assertEq(coin.balanceOf(address(desk)), amount);
        assertEq(desk.offersLength(), 1);
    }

    function test_takeOffer_RevertGiven_Paused() public {
        _make(1000, address(0), 500, address(0));
        _pause();
        vm.expectRevert(abi.encodeWithSelector(IEntryPause.EntryPauseActive.selector, T0 + 1));
        _take(0, 1000, 500, 500);
    }

    function test_takeOffer_RevertWhen_NoOffer() public {
        vm.expectRevert(abi.encodeWithSelector(IOtcDesk.OtcDeskNoOffer.selector, 0));
        _take(0, 1, 1, 1);
        _make(1000, address(0), 500, address(0));
        vm.prank(MAKER);
        desk.cancelOffer(0);
        vm.expectRevert(abi.encodeWithSelector(IOtcDesk.OtcDeskNoOffer.selector, 0));
        _take(0, 1000, 500, 500);
    }

    function test_takeOffer_RevertWhen_ForAnother_CheckedFirst() public {
        _make(1000, address(0), 500, OTHER);
        vm.warp(END);
        vm.expectRevert(abi.encodeWithSelector(IOtcDesk.OtcDeskNotTaker.selector, 0, TAKER));
        _take(0, 1000, 500, 500);
    }

    function test_takeOffer_RevertWhen_Expired() public {
        _make(1000, address(0), 500, address(0));
        vm.warp(END);
        vm.expectRevert(abi.encodeWithSelector(IOtcDesk.OtcDeskExpired.selector, 0, END));
        _take(0, 1000, 500, 500);
    }

    function test_takeOffer_RevertWhen_FillIsOutOfRange() public {
        _make(1001, address(0), 500, address(0));
        vm.expectRevert(abi.encodeWithSelector(IOtcDesk.OtcDeskFillOutOfRange.selector, 10, 11, 1001));
        _take(0, 10, 500, 5);
        vm.expectRevert(abi.encodeWithSelector(IOtcDesk.OtcDeskFillOutOfRange.selector, 1002, 11, 1001));
        _take(0, 1002, 501, 501);
        _take(0, 996, 500, desk.quote(0, 996));
        vm.expectRevert(abi.encodeWithSelector(IOtcDesk.OtcDeskFillOutOfRange.selector, 4, 5, 5));
        _take(0, 4, 500, 2);
        _take(0, 5, 500, 3);
        assertEq(desk.offers(0).left, 0);
    }

    function test_takeOffer_WholeOnly_RevertWhen_InPart() public {
        vm.prank(MAKER);
        vm.expectEmit(true, true, true, true, address(desk));
        emit IOtcDesk.OfferMade(0, MAKER, address(coin), 1000, address(0), 500, address(0), END, true);
        desk.makeOffer(address(coin), 1000, address(0), 500, address(0), END, true);
        vm.expectRevert(abi.encodeWithSelector(IOtcDesk.OtcDeskFillOutOfRange.selector, 999, 1000, 1000));
        _take(0, 999, 500, 500);
        _take(0, 1000, 500, 500);
        assertEq(desk.offers(0).left, 0);
    }

    function test_takeOffer_RevertWhen_AboveMaxPay() public {
        _make(1000, address(0), 500, address(0));
        vm.expectRevert(abi.encodeWithSelector(IOtcDesk.OtcDeskAboveMaxPay.selector, 500, 499));
        _take(0, 1000, 499, 500);
    }

    function testFuzz_takeOffer_InTrx_RevertWhen_NotThePrice(uint64 value) public {
        vm.assume(value != 500);
        _make(1000, address(0), 500, address(0));
        vm.expectRevert(abi.encodeWithSelector(IOtcDesk.OtcDeskWrongPayment.selector, value, 500));
        _take(0, 1000, 500, value);
    }

    function test_takeOffer_InCoins_RevertWhen_TrxIsSent() public {
        _make(1000, address(usdt), 500, address(0));
        vm.expectRevert(abi.encodeWithSelector(IOtcDesk.OtcDeskWrongPayment.selector, 1, 0));
        _take(0, 1000, 500, 1);
    }

    function test_takeOffer_RevertGiven_SoldCoinTakesAFeeSince() public {
        _make(1000, address(0), 500, address(0));
        coin.setFee(100);
        vm.expectRevert(abi.encodeWithSelector(IOtcDesk.OtcDeskShortDelivery.selector, coin, 990, 1000));
        _take(0, 1000, 500, 500);
    }

    function test_takeOffer_RevertGiven_WantedCoinTakesAFee() public {
        vm.prank(MAKER);
        desk.makeOffer(address(usdt), 1000, address(coin), 500, address(0), END, false);
        coin.setFee(100);
        vm.expectRevert(abi.encodeWithSelector(ExactPull.ExactPullWrongAmount.selector, coin, 500, 495));
        _take(0, 1000, 500, 0);
    }

    function test_takeOffer_WhenCoinCallsBack() public {
        _make(1000, address(0), 500, address(0));
        coin.setCallback(address(desk), abi.encodeCall(IOtcDesk.cancelOffer, (0)));
        _take(0, 100, 50, 50);
        assertTrue(!coin.callbackSucceeded(), "call back refused");
        assertEq(desk.offers(0).left, 900);
        assertEq(coin.balanceOf(address(desk)), 900);
    }

    function testFuzz_takeOffer_PartsCostAtLeastTheWhole(uint96 amount, uint96 want, uint96 part) public {
        amount = uint96(bound(amount, 2, type(uint96).max));
        want = uint96(bound(want, 1, type(uint96).max));
        uint256 smallest = (uint256(amount) + 99) / 100;
        part = uint96(bound(part, smallest, amount));
        _make(amount, address(0), want, address(0));
        uint256 pay = desk.quote(0, part);
        assertLe(uint256(part) * want, pay * amount);
        assertLe((pay - 1) * amount, uint256(part) * want);
        uint256 before = coin.balanceOf(TAKER);
        vm.expectEmit(true, true, true, true, address(desk));
        emit IOtcDesk.OfferTaken(0, TAKER, part, pay);
        _take(0, part, pay, pay);
        assertEq(coin.balanceOf(TAKER) - before, part);
        assertEq(desk.credit(MAKER), pay);
        if (part == amount) return;
        uint256 rest = desk.quote(0, amount - part);
        _take(0, uint128(amount - part), rest, rest);
        assertLe(want, desk.credit(MAKER));
        assertEq(coin.balanceOf(address(desk)), 0);
    }

    function test_takeOffer_InUsdt_PaysTheMakerAtOnce() public {
        uint256 id = _make(1000, address(usdt), 500, TAKER);
        uint256 before = usdt.balanceOf(MAKER);
        vm.expectEmit(true, true, true, true, address(desk));
        emit IOtcDesk.OfferClosed(id);
        _take(id, 1000, 500, 0);
        assertEq(usdt.balanceOf(MAKER) - before, 500);
        assertEq(desk.credit(MAKER), 0);
    }

    function test_takeOffer_OfUsdt_WhoseTransferAnswersFalse() public {
        vm.prank(MAKER);
        desk.makeOffer(address(usdt), 1000, address(0), 500, address(0), END, false);
        uint256 before = usdt.balanceOf(TAKER);
        _take(0, 400, 200, 200);
        assertEq(usdt.balanceOf(TAKER) - before, 400);
        before = usdt.balanceOf(MAKER);
        vm.prank(MAKER);
        desk.cancelOffer(0);
        assertEq(usdt.balanceOf(MAKER) - before, 600);
    }

    function test_cancelOffer_RevertWhen_NoOffer() public {
        vm.expectRevert(abi.encodeWithSelector(IOtcDesk.OtcDeskNoOffer.selector, 0));
        desk.cancelOffer(0);
        _make(1000, address(0), 500, address(0));
        _take(0, 1000, 500, 500);
        vm.expectRevert(abi.encodeWithSelector(IOtcDesk.OtcDeskNoOffer.selector, 0));
        vm.prank(MAKER);
        desk.cancelOffer(0);
    }

    function testFuzz_cancelOffer_RevertWhen_CallerIsNotMaker(address caller) public {
        vm.assume(caller != MAKER);
        _make(1000, address(0), 500, address(0));
        vm.warp(END - 1);
        vm.expectRevert(abi.encodeWithSelector(IOtcDesk.OtcDeskNotMaker.selector, 0, caller));
        vm.prank(caller);
        desk.cancelOffer(0);
    }

    function testFuzz_cancelOffer_GivesTheRestBack(bool byMaker, uint96 part) public {
        _make(1000, address(0), 500, address(0));
        part = uint96(bound(part, 10, 999));
        _take(0, part, 500, desk.quote(0, part));
        _pause();
        if (!byMaker) vm.warp(END);
        uint256 before = coin.balanceOf(MAKER);
        vm.prank(byMaker ? MAKER : OTHER);
        desk.cancelOffer(0);
        assertEq(coin.balanceOf(MAKER) - before, 1000 - part);
        assertEq(coin.balanceOf(address(desk)), 0);
    }

    function test_cancelOffer_WhenCoinCallsBack() public {
        _make(1000, address(0), 500, address(0));
        _make(1000, address(0), 500, address(0));
        vm.warp(END);
        coin.setCallback(address(desk), abi.encodeCall(IOtcDesk.cancelOffer, (1)));
        desk.cancelOffer(0);
        assertTrue(!coin.callbackSucceeded(), "call back refused");
        assertEq(coin.balanceOf(address(desk)), 1000);
    }

    function test_withdrawCredit_RevertGiven_None() public {
        vm.expectRevert(abi.encodeWithSelector(IOtcDesk.OtcDeskNothingDue.selector, MAKER));
        vm.prank(MAKER);
        desk.withdrawCredit();
    }

    function test_withdrawCredit_RevertGiven_ReceiverRefuses_AndTakersAreNotHeldUp() public {
        RefusingReceiver maker = DeployDoubles.refusingReceiver();
        _makeAs(maker);
        _take(0, 1000, 500, 500);
        vm.expectRevert(abi.encodeWithSelector(IOtcDesk.OtcDeskPaymentFailed.selector, address(maker)));
        maker.act(address(desk), 0, abi.encodeCall(IOtcDesk.withdrawCredit, ()));
        assertEq(desk.credit(address(maker)), 500);
    }

    function test_withdrawCredit_WhenReceiverCallsBack_IsPaidOnce() public {
        ReenteringReceiver maker = DeployDoubles.reenteringReceiver();
        _makeAs(maker);
        _take(0, 1000, 500, 500);
        maker.arm(address(desk), abi.encodeCall(IOtcDesk.withdrawCredit, ()));
        maker.act(address(desk), 0, abi.encodeCall(IOtcDesk.withdrawCredit, ()));
        assertTrue(maker.tried() && !maker.succeeded(), "call back refused");
        assertEq(address(maker).balance, 500);
        assertEq(desk.credit(address(maker)), 0);
    }

    function test_setKnownCoin() public {
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, MAKER));
        vm.prank(MAKER);
        desk.setKnownCoin(address(coin), true);
        vm.startPrank(OWNER);
        desk.setKnownCoin(address(coin), true);
        assertTrue(desk.knownCoin(address(coin)), "known");
        desk.setKnownCoin(address(coin), false);
        assertTrue(!desk.knownCoin(address(coin)), "unknown");
    }

    function _makeAs(Puppet maker) private {
        coin.mint(address(maker), 1000);
        maker.act(address(coin), 0, abi.encodeWithSignature("approve(address,uint256)", desk, 1000));
        maker.act(
            address(desk),
            0,
            abi.encodeCall(IOtcDesk.makeOffer, (address(coin), 1000, address(0), 500, address(0), END, false))
        );
    }

    function _make(
        uint128 amount,
        address want,
        uint128 wantAmount,
        address onlyTaker
    ) private returns (uint256) {
        vm.prank(MAKER);
        return desk.makeOffer(address(coin), amount, want, wantAmount, onlyTaker, END, false);
    }

    function _refuse(
        address sell,
        uint128 amount,
        address want,
        uint128 wantAmount,
        address onlyTaker,
        uint40 end
    ) private {
        vm.expectRevert(IOtcDesk.OtcDeskInvalidOffer.selector);
        vm.prank(MAKER);
        desk.makeOffer(sell, amount, want, wantAmount, onlyTaker, end, false);
    }

    function _take(uint256 id, uint128 amount, uint256 maxPay, uint256 value) private {
        vm.prank(TAKER);
        desk.takeOffer{value: value}(id, amount, maxPay);
    }

    function _pause() private {
        vm.prank(GUARDIAN);
        desk.pauseEntries(uint40(T0 + 1));
    }
}
