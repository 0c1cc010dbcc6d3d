// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IUniswapV2Pair} from "../../src/dex/IUniswapV2.sol";
import {ILocker} from "../../src/locks/ILocker.sol";
import {Locker} from "../../src/locks/Locker.sol";
import {IPriceOracle} from "../../src/prices/IPriceOracle.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {DeployLocks} from "../deploy/DeployLocks.sol";
import {Dex} from "../dex/Dex.sol";
import {TrickCoin} from "../doubles/TrickCoin.sol";
import {MarketBase} from "../prices/MarketBase.sol";

contract LockPricesTest is MarketBase {
    Locker private locker;

    function setUp() public override {
        super.setUp();
        locker = DeployLocks.locker(oracle, address(usdt), address(wtrx));
        refresh();
    }

    function test_GetCoinUPrice_GivenUsdt_ItIsTheAmount() external view {
        assertEq(locker.getCoinUPrice(7, address(usdt)), 7);
    }

    function test_GetCoinUPrice_GivenWtrx_ItUsesItsPair() external view {
        _near(locker.getCoinUPrice(8e6, address(wtrx)), 2e6);
    }

    function test_GetCoinUPrice_GivenPairWithWtrx_ItGoesThroughIt() external {
        // A second pair with a price of its own choosing does not change the shown value.
        TrickCoin token = DeployDoubles.trickCoin("TKN");
        addLiquidity(token, 1000e6, wtrx, 4000e6);
        addLiquidity(token, 1e6, usdt, 1_000_000e6);
        oracle.observe(address(pairOf(token, wtrx)));
        oracle.observe(address(pairOf(token, usdt)));
        pass(30 minutes);
        observeAll();
        _near(locker.getCoinUPrice(10e6, address(token)), 10e6);
    }

    function test_GetCoinUPrice_GivenOnlyUsdtPair_ItUsesThat() external {
        TrickCoin token = DeployDoubles.trickCoin("TKN");
        addLiquidity(token, 1000e6, usdt, 3000e6);
        oracle.observe(address(pairOf(token, usdt)));
        pass(30 minutes);
        _near(locker.getCoinUPrice(10e6, address(token)), 30e6);
    }

    function test_GetCoinUPrice_RevertGiven_NoFreshPrice() external {
        pass(3 hours);
        vm.expectRevert(
            abi.encodeWithSelector(IPriceOracle.PriceOracleStale.selector, address(pairOf(vlm, usdt)))
        );
        locker.getCoinUPrice(1e6, address(vlm));
    }

    function test_GetPrice_ItIsThatOfOneWholeCoin() external view {
        _near(locker.getPrice(address(vlm)), 500_000);
        _near(locker.getPrice(address(wtrx)), 250_000);
        assertEq(locker.getPrice(address(usdt)), 1e6);
    }

    function test_GetLPUPrice_ItIsTheShareOfBothReserves() external view {
        address lp = address(pairOf(wtrx, usdt));
        uint256 supply = pairOf(wtrx, usdt).totalSupply();
        _near(locker.getLPUPrice(supply, lp) / 1e6, 1_000_000);
        _near(locker.getLPUPrice(supply / 4, lp) / 1e6, 250_000);
    }

    /// @dev Somebody locks a coin that poses as a pair with great reserves: no value is shown for it.
    function test_GetLPUPrice_RevertWhen_PairIsNotOfTheFactory() external {
        address fake = Dex.factory().createPair(address(wtrx), address(usdt));
        wtrx.mint(fake, 1e15);
        usdt.mint(fake, 1e15);
        IUniswapV2Pair(fake).mint(address(this));
        vm.expectRevert(abi.encodeWithSelector(ILocker.LockerNotAPair.selector, fake));
        locker.getLPUPrice(1e6, fake);
    }

    function testFuzz_GetLPUPrice_GivenReservesAreMoved_ItHardlyMoves(uint256 amount, bool buy) external {
        address lp = address(pairOf(wtrx, usdt));
        uint256 before = locker.getLPUPrice(1e9, lp);
        amount = bound(amount, 1e6, 50_000_000e6);
        if (buy) trade(usdt, amount, wtrx);
        else trade(wtrx, amount, usdt);
        uint256 moved = locker.getLPUPrice(1e9, lp);
        // Fees of the trade belong to the pool: with ten times the reserve paid in they are about 1.5 %.
        assertLe(before - 1, moved);
        assertLe(moved, (before * 110) / 100);
    }

    function _near(uint256 got, uint256 wanted) private pure {
        assertLe(got, wanted);
        assertLe(wanted - 1, got);
    }
}
