// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IUniswapV2Pair} from "../../src/dex/IUniswapV2.sol";
import {IPriceOracle} from "../../src/prices/IPriceOracle.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {Dex} from "../dex/Dex.sol";
import {TrickCoin} from "../doubles/TrickCoin.sol";
import {MarketBase} from "./MarketBase.sol";

contract PriceOracleTest is MarketBase {
    address private pair;

    function setUp() public override {
        super.setUp();
        pair = address(pairOf(vlm, usdt));
    }

    // observe

    function test_Observe_RevertWhen_PairIsNotOfTheFactory() external {
        IUniswapV2Pair other = IUniswapV2Pair(Dex.factory().createPair(address(vlm), address(usdt)));
        vm.expectRevert(abi.encodeWithSelector(IPriceOracle.PriceOracleUnknownPair.selector, address(other)));
        oracle.observe(address(other));
    }

    function test_Observe_RevertGiven_PairHasNoLiquidity() external {
        TrickCoin coin = DeployDoubles.trickCoin("NEW");
        address empty = factory.createPair(address(coin), address(usdt));
        vm.expectRevert(abi.encodeWithSelector(IPriceOracle.PriceOracleNoLiquidity.selector, empty));
        oracle.observe(empty);
    }

    function test_Observe_ItRecords() external {
        vm.expectEmit(true, true, true, true, address(oracle));
        emit IPriceOracle.Observed(pair, START);
        oracle.observe(pair);
    }

    function test_Observe_GivenLessThan30Minutes_ItDoesNothing() external {
        pass(3);
        oracle.observe(pair);
        pass(30 minutes - 1);
        vm.record();
        oracle.observe(pair);
        (, bytes32[] memory writes) = vm.accesses(address(oracle));
        assertEq(writes.length, 0);
        pass(1);
        oracle.observe(pair);
        (, writes) = vm.accesses(address(oracle));
        assertEq(writes.length, 3);
    }

    // consult: freshness

    function test_Consult_RevertGiven_NoPair() external {
        TrickCoin coin = DeployDoubles.trickCoin("NEW");
        vm.expectRevert(
            abi.encodeWithSelector(IPriceOracle.PriceOracleNoPair.selector, address(coin), address(usdt))
        );
        oracle.consult(address(coin), 1, address(usdt));
    }

    function test_Consult_RevertGiven_NeverObserved() external {
        _expectStale();
    }

    function test_Consult_RevertGiven_ObservationIsTooYoung() external {
        oracle.observe(pair);
        pass(30 minutes - 1);
        _expectStale();
    }

    function test_Consult_RevertGiven_ObservationIsTooOld() external {
        oracle.observe(pair);
        pass(2 hours);
        (, , uint256 window) = oracle.consult(address(vlm), 1e6, address(usdt));
        assertEq(window, 2 hours);
        pass(1);
        _expectStale();
    }

    function test_Consult_RevertGiven_NewOneIsTooYoungAndOldOneTooOld() external {
        oracle.observe(pair);
        pass(2 hours);
        oracle.observe(pair);
        pass(1);
        _expectStale();
        pass(30 minutes - 1);
        (, , uint256 window) = oracle.consult(address(vlm), 1e6, address(usdt));
        assertEq(window, 30 minutes);
    }

    function test_Consult_GivenTwoUsable_ItTakesTheNewer() external {
        oracle.observe(pair);
        pass(40 minutes);
        oracle.observe(pair);
        (, , uint256 window) = oracle.consult(address(vlm), 1e6, address(usdt));
        assertEq(window, 40 minutes);
        pass(30 minutes);
        (, , window) = oracle.consult(address(vlm), 1e6, address(usdt));
        assertEq(window, 30 minutes);
    }

    function testFuzz_Consult_GivenRegularObservations_ItIsAlwaysFresh(uint256 seed) external {
        oracle.observe(pair);
        pass(30 minutes);
        for (uint256 i = 0; i < 20; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            oracle.observe(pair);
            (, , uint256 window) = oracle.consult(address(vlm), 1e6, address(usdt));
            assertLe(30 minutes, window);
            assertLe(window, 2 hours);
            pass(bound(seed, 1, 45 minutes));
        }
    }

    function test_IsFresh_ItSaysWhatConsultDoes() external {
        assertTrue(!oracle.isFresh(address(vlm), address(usdt)), "never observed");
        assertTrue(!oracle.isFresh(address(this), address(usdt)), "no pair");
        refresh();
        assertTrue(oracle.isFresh(address(vlm), address(usdt)), "fresh");
        assertTrue(oracle.isFresh(address(usdt), address(vlm)), "either way");
        pass(2 hours);
        assertTrue(!oracle.isFresh(address(usdt), address(vlm)), "stale");
    }

    // consult: value

    function test_Consult_GivenQuietMarket_ItGivesThePriceBothWays() external {
        refresh();
        (uint256 twap, uint256 spot, ) = oracle.consult(address(vlm), 10e6, address(usdt));
        assertEq(spot, 5e6);
        assertLe(twap, 5e6);
        assertLe(5e6 - 1, twap);
        (twap, spot, ) = oracle.consult(address(usdt), 5e6, address(vlm));
        assertEq(spot, 10e6);
        assertEq(twap, 10e6);
    }

    function testFuzz_Consult_GivenTradeInTheSameBlock_AverageDoesNotMove(uint256 amount, bool buy) external {
        refresh();
        (uint256 before, , ) = oracle.consult(address(vlm), 1000e6, address(usdt));
        amount = bound(amount, 1e6, 100_000_000e6);
        if (buy) trade(usdt, amount, vlm);
        else trade(vlm, amount, usdt);
        (uint256 afterwards, , ) = oracle.consult(address(vlm), 1000e6, address(usdt));
        assertLe(afterwards, before + 1);
        assertLe(before, afterwards + 1);
    }

    function test_Consult_GivenDonationAndSync_AverageMovesOnlyWithTime() external {
        refresh();
        (uint256 before, , ) = oracle.consult(address(vlm), 1000e6, address(usdt));
        usdt.mint(pair, 4_500_000e6);
        IUniswapV2Pair(pair).sync();
        (uint256 twap, uint256 spot, ) = oracle.consult(address(vlm), 1000e6, address(usdt));
        assertLe(twap, before + 1);
        assertEq(spot, 5_000e6);
        // Ten times the price for one block of three seconds weighs 3 of 1803 seconds.
        pass(3);
        (twap, , ) = oracle.consult(address(vlm), 1000e6, address(usdt));
        assertLe(twap, (before * 1015) / 1000);
    }

    /// @dev The average against a sum kept by hand.
    function testFuzz_Consult_ItIsTheAverageOverTime(uint256 seed) external {
        oracle.observe(pair);
        uint256 sum;
        uint256 time;
        for (uint256 i = 0; i < 6; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            uint256 step = bound(seed, 300, 1200);
            (uint256 reserveVlm, uint256 reserveUsdt) = reserves(vlm, usdt);
            sum += ((reserveUsdt << 112) / reserveVlm) * step;
            time += step;
            pass(step);
            if (seed % 2 == 0) trade(usdt, bound(seed >> 8, 1e6, 400_000e6), vlm);
            else trade(vlm, bound(seed >> 8, 1e6, 800_000e6), usdt);
        }
        (uint256 twap, , uint256 window) = oracle.consult(address(vlm), 1e12, address(usdt));
        assertEq(window, time);
        assertEq(twap, ((sum / time) * 1e12) >> 112);
    }

    /// @dev The pair counts seconds in 32 bits; the wrap of February 2106 must not stop exits or prices.
    function test_Consult_GivenClockOfThePairWraps_ItStillAverages() external {
        vm.warp((1 << 32) - 1000);
        IUniswapV2Pair(pair).sync();
        refresh();
        (uint256 twap, , uint256 window) = oracle.consult(address(usdt), 5e6, address(vlm));
        assertEq(window, 30 minutes);
        assertEq(twap, 10e6);
    }

    function _expectStale() private {
        vm.expectRevert(abi.encodeWithSelector(IPriceOracle.PriceOracleStale.selector, pair));
        oracle.consult(address(vlm), 1e6, address(usdt));
    }

    // consultWithDepth

    function test_ConsultWithDepth_RevertGiven_NeverObserved() external {
        vm.expectRevert(abi.encodeWithSelector(IPriceOracle.PriceOracleStale.selector, pair));
        oracle.consultWithDepth(address(vlm), 1, address(usdt));
    }

    function test_ConsultWithDepth_IsConsultAndWhatThePairHolds() external {
        pass(3);
        oracle.observe(pair);
        pass(30 minutes);
        (uint256 reserve0, uint256 reserve1, ) = IUniswapV2Pair(pair).getReserves();
        assertTrue(reserve0 != reserve1, "told apart");
        bool vlmFirst = address(vlm) < address(usdt);
        _sameAsConsult(address(vlm), address(usdt), vlmFirst ? reserve0 : reserve1);
        _sameAsConsult(address(usdt), address(vlm), vlmFirst ? reserve1 : reserve0);
    }

    function _sameAsConsult(address tokenIn, address tokenOut, uint256 held) private view {
        (uint256 twap, uint256 spot, ) = oracle.consult(tokenIn, 5e6, tokenOut);
        (uint256 sameTwap, uint256 sameSpot, uint256 depth) = oracle.consultWithDepth(tokenIn, 5e6, tokenOut);
        assertEq(sameTwap, twap);
        assertEq(sameSpot, spot);
        assertEq(depth, held);
    }
}
