// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ILiquidityHelper} from "../../src/liquidity/ILiquidityHelper.sol";
import {LiquidityHelper} from "../../src/liquidity/LiquidityHelper.sol";
import {LockRecord} from "../../src/locks/ILocker.sol";
import {IPriceOracle} from "../../src/prices/IPriceOracle.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {ReenteringReceiver, RefusingReceiver} from "../doubles/Receivers.sol";
import {TrickCoin} from "../doubles/TrickCoin.sol";
import {LiquidityBase} from "./LiquidityBase.sol";

/// @notice LP for one coin alone, on a pool of 100,000 coins and 400,000 TRX, see LiquidityHelper.tree.
contract ZapTest is LiquidityBase {
    uint256 private constant COINS = 100_000e6;
    uint256 private constant TRX = 400_000e6;

    function setUp() public override {
        super.setUp();
        _openPool(COINS, TRX);
        vm.deal(alice, TRX);
        vm.deal(address(this), 10 * TRX);
    }

    function testFuzz_zapTrx_locksLpWorthWhatWasPaid(uint256 amount) public {
        amount = bound(amount, 1e6, 959e6);
        uint256 k = _kPerLp();
        vm.prank(alice);
        uint256 minted = helper.zapTrx{value: amount}(address(coin), 0);

        uint256 paid = TRX - alice.balance;
        _expectLock(minted);
        // At the price before it: the swapped half has paid 0.3 % and moved the price by its part of the pool.
        uint256 worth =
            (minted * (wtrx.balanceOf(address(lp)) + 4 * coin.balanceOf(address(lp)))) / lp.totalSupply();
        assertLe((paid * (9984 - (amount * 5000) / TRX)) / 10_000, worth + 100);
        assertLe(worth, paid);
        assertLe(k, _kPerLp());
        assertLe(amount - paid, amount / 1000);
        assertEq(coin.balanceOf(alice), COINS);
        _expectNothingLeft();
    }

    function testFuzz_zapToken_locksLpWorthWhatWasPaid(uint256 amount) public {
        amount = bound(amount, 1e6, 239e6);
        uint256 k = _kPerLp();
        vm.startPrank(alice);
        coin.approve(address(helper), amount);
        uint256 minted = helper.zapToken(address(coin), amount, 0);
        vm.stopPrank();

        uint256 paid = COINS - coin.balanceOf(alice);
        _expectLock(minted);
        uint256 worth =
            (minted * (coin.balanceOf(address(lp)) + wtrx.balanceOf(address(lp)) / 4)) / lp.totalSupply();
        assertLe((paid * (9984 - (amount * 5000) / COINS)) / 10_000, worth + 100);
        assertLe(worth, paid);
        assertLe(k, _kPerLp());
        assertLe(amount - paid, 10);
        assertEq(alice.balance, TRX);
        _expectNothingLeft();
    }

    function test_zapTrx_tellsWhatWasGiven_andKeepsDustInThePair() public {
        vm.prank(alice);
        vm.expectEmit(true, true, true, true, address(helper));
        emit ILiquidityHelper.LiquidityAdded(alice, address(coin), 0, 900e6, 224535760);
        assertEq(helper.zapTrx{value: 900e6}(address(coin), 224535760), 224535760);
        assertEq(alice.balance, TRX - 900e6);
        assertEq(wtrx.balanceOf(address(lp)), TRX + 900e6);
        assertEq(coin.balanceOf(address(lp)), COINS);
    }

    function test_zapToken_takesNoMoreThanFits() public {
        vm.startPrank(alice);
        coin.approve(address(helper), 100e6);
        helper.zapToken(address(coin), 100e6, 0);
        vm.stopPrank();
        assertEq(coin.balanceOf(address(lp)), COINS + (COINS - coin.balanceOf(alice)));
        assertEq(wtrx.balanceOf(address(lp)), TRX);
    }

    function test_zapTrx_returnsWhatDoesNotFit() public {
        // One unit of the coin is 4 TRX, so only one fits into 9.4 TRX.
        TrickCoin dear = DeployDoubles.trickCoin("DEAR");
        _pool(dear, 1000, 4000e6);
        vm.warp(block.timestamp + 31 minutes);
        vm.prank(alice);
        helper.zapTrx{value: 9.4e6}(address(dear), 0);
        uint256 paid = TRX - alice.balance;
        assertTrue(paid > 8.6e6 && paid < 8.8e6, "0.7 TRX came back");
        assertEq(dear.balanceOf(address(helper)), 0);
        assertEq(wtrx.balanceOf(address(helper)), 0);
        assertEq(address(helper).balance, 0);
    }

    function test_zap_savesTheAllowanceOfTheLocker() public {
        vm.startPrank(alice);
        helper.zapTrx{value: 100e6}(address(coin), 0);
        assertEq(lp.allowance(address(helper), address(locker)), type(uint256).max);
        coin.approve(address(helper), 10e6);
        helper.zapToken(address(coin), 10e6, 0);
        vm.stopPrank();
        assertEq(lp.allowance(address(helper), address(locker)), type(uint256).max);
        assertEq(locker.locks(1).lockerAddress, alice);
    }

    function test_zap_reverts_whenItWouldSwapTooMuch() public {
        vm.startPrank(alice);
        vm.expectRevert(
            _error(ILiquidityHelper.LiquidityHelperZapTooLarge.selector, 1000753001, (TRX * 12) / 10_000)
        );
        helper.zapTrx{value: 2001e6}(address(coin), 0);
        vm.expectRevert();
        helper.zapTrx{value: 959_134_277}(address(coin), 0);
        helper.zapTrx{value: 959_134_272}(address(coin), 0);
        coin.approve(address(helper), COINS);
        vm.expectRevert();
        helper.zapToken(address(coin), 240e6, 0);
        vm.stopPrank();
    }

    function test_zap_reverts_whenThePriceIsBent_eitherWay() public {
        _bend(3000e6);
        vm.startPrank(alice);
        coin.approve(address(helper), 100e6);
        (uint256 average, uint256 spot, ) = oracle.consult(address(wtrx), 100e6, address(coin));
        vm.expectRevert(_error(ILiquidityHelper.LiquidityHelperPriceOff.selector, spot, average));
        helper.zapTrx{value: 100e6}(address(coin), 0);
        (average, spot, ) = oracle.consult(address(coin), 100e6, address(wtrx));
        vm.expectRevert(_error(ILiquidityHelper.LiquidityHelperPriceOff.selector, spot, average));
        helper.zapToken(address(coin), 100e6, 0);
        vm.stopPrank();
    }

    function test_zap_reverts_withoutAnAverage() public {
        vm.warp(block.timestamp + 3 hours);
        vm.startPrank(alice);
        vm.expectRevert(_error(IPriceOracle.PriceOracleStale.selector, address(lp)));
        helper.zapTrx{value: 100e6}(address(coin), 0);
        vm.stopPrank();
    }

    function test_zap_reverts_belowTheCallersMinimum() public {
        vm.startPrank(alice);
        vm.expectRevert(_error(ILiquidityHelper.LiquidityHelperBelowMinimum.selector, 224535760, 224535761));
        helper.zapTrx{value: 900e6}(address(coin), 224535761);
        coin.approve(address(helper), 100e6);
        vm.expectRevert();
        helper.zapToken(address(coin), 100e6, type(uint256).max);
        vm.stopPrank();
    }

    function test_zap_reverts_withoutAmountOrPool() public {
        TrickCoin other = DeployDoubles.trickCoin("OTHER");
        vm.startPrank(alice);
        vm.expectRevert(ILiquidityHelper.LiquidityHelperAmountZero.selector);
        helper.zapTrx(address(coin), 0);
        vm.expectRevert(ILiquidityHelper.LiquidityHelperAmountZero.selector);
        helper.zapToken(address(coin), 0, 0);
        // Too little to buy one unit of the other coin.
        vm.expectRevert(ILiquidityHelper.LiquidityHelperAmountZero.selector);
        helper.zapTrx{value: 8}(address(coin), 0);
        vm.expectRevert(_error(ILiquidityHelper.LiquidityHelperNoPool.selector, address(other)));
        helper.zapTrx{value: 1e6}(address(other), 0);
        vm.expectRevert(_error(ILiquidityHelper.LiquidityHelperNoPool.selector, address(other)));
        helper.zapToken(address(other), 1e6, 0);
        vm.stopPrank();
    }

    function test_zap_reverts_forATokenThatTaxes() public {
        coin.setFee(100);
        vm.startPrank(alice);
        coin.approve(address(helper), 100e6);
        vm.expectRevert();
        helper.zapTrx{value: 100e6}(address(coin), 0);
        vm.expectRevert(_error(ILiquidityHelper.LiquidityHelperTokenTaxed.selector, address(coin)));
        helper.zapToken(address(coin), 100e6, 0);
        vm.stopPrank();
    }

    function test_zap_works_forATokenThatAnswersFalse() public {
        coin.setAnswersFalse(true);
        vm.prank(alice);
        helper.zapTrx{value: 100e6}(address(coin), 1);
        _expectNothingLeft();
    }

    function test_zapTrx_reverts_whenTheRestIsRefused() public {
        TrickCoin dear = DeployDoubles.trickCoin("DEAR");
        _pool(dear, 1000, 4000e6);
        vm.warp(block.timestamp + 31 minutes);
        RefusingReceiver stone = DeployDoubles.refusingReceiver();
        vm.deal(address(stone), 100e6);
        vm.expectRevert(_error(ILiquidityHelper.LiquidityHelperPaymentFailed.selector, address(stone)));
        stone.act(address(helper), 9.4e6, abi.encodeCall(ILiquidityHelper.zapTrx, (address(dear), 0)));
    }

    function test_zap_cannotBeReentered() public {
        TrickCoin dear = DeployDoubles.trickCoin("DEAR");
        _pool(dear, 1000, 4000e6);
        vm.warp(block.timestamp + 31 minutes);
        ReenteringReceiver thief = DeployDoubles.reenteringReceiver();
        vm.deal(address(thief), 100e6);
        thief.arm(address(helper), abi.encodeCall(ILiquidityHelper.zapToken, (address(dear), 1, 0)));
        thief.act(address(helper), 9.4e6, abi.encodeCall(ILiquidityHelper.zapTrx, (address(dear), 0)));
        assertTrue(thief.tried() && !thief.succeeded(), "the second call fails");

        oracle.observe(address(lp));
        vm.warp(block.timestamp + 31 minutes);
        coin.setHook(address(helper), abi.encodeCall(ILiquidityHelper.withdraw, (address(wtrx))));
        vm.prank(alice);
        helper.zapTrx{value: 100e6}(address(coin), 0);
        assertTrue(!coin.hookWorked(), "the hook fails");
        _expectNothingLeft();
    }

    function _expectLock(uint256 minted) private view {
        LockRecord memory record = locker.locks(0);
        assertEq(record.lockerAddress, alice);
        assertEq(record.coinAddress, address(lp));
        assertEq(record.lockAmount, minted);
        assertEq(record.lockTime, block.timestamp + 1 days);
    }

    /// @dev sqrt(k) per LP without the root: k / supply^2, scaled.
    function _kPerLp() private view returns (uint256) {
        (uint256 r0, uint256 r1, ) = lp.getReserves();
        uint256 supply = lp.totalSupply();
        return (((r0 * 1e18) / supply) * r1 * 1e6) / supply;
    }
}
