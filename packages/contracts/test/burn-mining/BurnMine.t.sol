// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable} from "@openzeppelin/tron-contracts/access/Ownable.sol";
import {ITRC20Errors} from "@openzeppelin/tron-contracts/interfaces/draft-IERC6093.sol";
import {BurnRecord, IBurnMine} from "../../src/burn-mining/IBurnMine.sol";
import {IUniswapV2Pair} from "../../src/dex/IUniswapV2.sol";
import {IPriceOracle} from "../../src/prices/IPriceOracle.sol";
import {EmbeddedChain} from "../../src/shared/EmbeddedChain.sol";
import {ExactPull} from "../../src/shared/ExactPull.sol";
import {IEntryPause} from "../../src/shared/IEntryPause.sol";
import {DeployBurnMining} from "../deploy/DeployBurnMining.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {FlashBurner} from "../doubles/FlashBurner.sol";
import {FlashLp} from "../doubles/FlashLp.sol";
import {TrickCoin} from "../doubles/TrickCoin.sol";
import {BurnMineBase} from "./BurnMineBase.sol";

contract BurnMineTest is BurnMineBase {
    // constructor

    function test_Constructor_RevertWhen_LiquidityIsBelowTheMinimumOffTheEmbeddedChain() external {
        vm.expectRevert(
            abi.encodeWithSelector(
                EmbeddedChain.EmbeddedChainBelowMinimum.selector,
                50_000e6 - 1,
                uint256(50_000e6)
            )
        );
        DeployBurnMining.burnMine(oracle, usdt, reward, 50_000e6 - 1, 0, OWNER, GUARDIAN);
        DeployBurnMining.burnMine(oracle, usdt, reward, 1, block.chainid, OWNER, GUARDIAN);
    }

    // setCoin

    function test_SetCoin_RevertWhen_CallerIsNotTheOwner() external {
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, ANNA));
        mine.setCoin(address(wtrx), true);
    }

    function test_SetCoin_RevertWhen_CoinIsTheUCoinOrNoContract() external {
        vm.startPrank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(IBurnMine.BurnMineInvalidCoin.selector, address(usdt)));
        mine.setCoin(address(usdt), true);
        vm.expectRevert(abi.encodeWithSelector(IBurnMine.BurnMineInvalidCoin.selector, ANNA));
        mine.setCoin(ANNA, true);
        vm.stopPrank();
    }

    function test_SetCoin_ItListsAndTakesOff() external {
        vm.expectEmit(true, true, true, true, address(mine));
        emit IBurnMine.CoinSet(address(wtrx), true);
        vm.prank(OWNER);
        mine.setCoin(address(wtrx), true);
        assertTrue(mine.isAllowed(address(wtrx)), "listed");
        burn(ANNA, 5e6);
        vm.prank(OWNER);
        mine.setCoin(address(vlm), false);
        assertTrue(!mine.isAllowed(address(vlm)), "off");
        assertEq(mine.burns(1).coin, address(vlm));
        vm.expectRevert(abi.encodeWithSelector(IBurnMine.BurnMineCoinNotAllowed.selector, address(vlm)));
        burn(ANNA, 5e6);
    }

    // burn

    function test_Burn_RevertWhen_AmountIsZero() external {
        vm.expectRevert(IBurnMine.BurnMineNothingGiven.selector);
        burn(ANNA, 0);
    }

    function test_Burn_RevertWhen_CoinIsNotListed() external {
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IBurnMine.BurnMineCoinNotAllowed.selector, address(wtrx)));
        mine.burn(address(wtrx), 1e6);
    }

    function test_Burn_RevertGiven_CoinHasNoPair() external {
        TrickCoin coin = DeployDoubles.trickCoin("NEW");
        list(coin);
        vm.prank(ANNA);
        vm.expectRevert(
            abi.encodeWithSelector(IPriceOracle.PriceOracleNoPair.selector, address(usdt), address(coin))
        );
        mine.burn(address(coin), 1e6);
        assertEq(mine.roomInBlock(address(coin)), 0);
    }

    function test_Burn_RevertGiven_EntriesArePaused() external {
        vm.prank(GUARDIAN);
        mine.pauseEntries(uint40(vm.getBlockTimestamp() + 10));
        vm.expectRevert(
            abi.encodeWithSelector(IEntryPause.EntryPauseActive.selector, vm.getBlockTimestamp() + 10)
        );
        burn(ANNA, 1e6);
        vm.expectRevert(
            abi.encodeWithSelector(IEntryPause.EntryPauseActive.selector, vm.getBlockTimestamp() + 10)
        );
        swapToBurn(ANNA, 1e6);
    }

    function test_Burn_RevertGiven_PairIsThin() external {
        TrickCoin coin = DeployDoubles.trickCoin("THIN");
        listWithPrice(coin, 1000e6, 25_000e6 - 1);
        vm.prank(ANNA);
        vm.expectRevert(
            abi.encodeWithSelector(
                IBurnMine.BurnMineLiquidityTooLow.selector,
                50_000e6 - 2,
                uint256(50_000e6)
            )
        );
        mine.burn(address(coin), 1e6);
    }

    function test_Burn_GivenPairHasExactlyTheLeast_ItDestroys() external {
        TrickCoin coin = DeployDoubles.trickCoin("LEAST");
        listWithPrice(coin, 1000e6, 25_000e6);
        coin.mint(ANNA, 1e9);
        vm.startPrank(ANNA);
        coin.approve(address(mine), type(uint256).max);
        mine.burn(address(coin), 1e6);
        vm.stopPrank();
        assertEq(mine.power(ANNA), 1e6);
    }

    /// @dev Audit A9: the cap of a block is 1 % of what the pair held before the call, 5,000 U.
    function testFuzz_Burn_RevertGiven_LiquidityOfOneCall_TheBlockCapStands(
        uint256 times,
        bool look
    ) external {
        FlashLp thief = _thief(vlm);
        (address[] memory to, bytes[] memory calls) = _lookAndBurn(vlm, 5_000e6 + 1);
        if (!look) (to[0], calls[0]) = (address(mine), abi.encodeCall(mine.getReward, ()));
        times = bound(times, 1, 10_000);
        IUniswapV2Pair pool = pairOf(vlm, usdt);
        vm.expectRevert(
            abi.encodeWithSelector(IBurnMine.BurnMineBlockCapReached.selector, 5_000e6 + 1, uint256(5_000e6))
        );
        thief.deepen(pool, times, to, calls);
        (to, calls) = _lookAndBurn(vlm, 5_000e6);
        thief.deepen(pool, times, to, calls);
        assertEq(mine.power(address(thief)), 5_000e6);
    }

    /// @dev Audit A1: a listed coin whose pair is empty. The thief names the price with 10 U, and lends the pair the rest for
    /// the length of each call.
    function test_Burn_RevertGiven_EmptyPairIsFilledForOneCall() external {
        TrickCoin coin = DeployDoubles.trickCoin("VLM2");
        list(coin);
        FlashLp thief = _thief(coin);
        IUniswapV2Pair pool = IUniswapV2Pair(factory.createPair(address(coin), address(usdt)));
        coin.mint(address(pool), 1_000);
        usdt.mint(address(pool), 10e6);
        pool.mint(address(thief));
        (address[] memory to, bytes[] memory calls) = _lookAndBurn(coin, 1e6);
        for (uint256 i = 0; i < 4; ++i) {
            pass(3);
            oracle.observe(address(pool));
            pass(30 minutes);
            vm.expectRevert(
                abi.encodeWithSelector(
                    IBurnMine.BurnMineLiquidityTooLow.selector,
                    uint256(20e6),
                    uint256(50_000e6)
                )
            );
            thief.deepen(pool, 9_999, to, calls);
        }
        assertEq(mine.power(address(thief)), 0);
    }

    function test_Burn_RevertGiven_PriceIsStale() external {
        pass(2 hours);
        assertEq(mine.roomInBlock(address(vlm)), 0);
        vm.expectRevert(
            abi.encodeWithSelector(IPriceOracle.PriceOracleStale.selector, address(pairOf(vlm, usdt)))
        );
        burn(ANNA, 1e6);
        vm.expectRevert(
            abi.encodeWithSelector(IPriceOracle.PriceOracleStale.selector, address(pairOf(vlm, usdt)))
        );
        swapToBurn(ANNA, 1e6);
    }

    function test_Burn_RevertWhen_BlockCapIsPassed() external {
        assertEq(mine.roomInBlock(address(vlm)), 5000e6);
        burn(ANNA, 3000e6);
        assertEq(mine.roomInBlock(address(vlm)), 2000e6);
        vm.expectRevert(
            abi.encodeWithSelector(IBurnMine.BurnMineBlockCapReached.selector, 2000e6 + 1, uint256(2000e6))
        );
        burn(BEN, 2000e6 + 1);
        burn(BEN, 2000e6);
        assertEq(mine.roomInBlock(address(vlm)), 0);
        vm.roll(block.number + 1);
        assertEq(mine.roomInBlock(address(vlm)), 5000e6);
        burn(BEN, 5000e6);
    }

    function test_Burn_RevertGiven_AllowanceIsBelowTheAmount() external {
        uint256 amount = mine.getUToCoin(address(vlm), 5e6);
        vm.prank(ANNA);
        vlm.approve(address(mine), amount - 1);
        vm.expectRevert(
            abi.encodeWithSelector(
                ITRC20Errors.TRC20InsufficientAllowance.selector,
                address(mine),
                amount - 1,
                amount
            )
        );
        burn(ANNA, 5e6);
    }

    function test_Burn_RevertGiven_CoinTakesAFee() external {
        vlm.setFee(1000);
        uint256 amount = mine.getUToCoin(address(vlm), 5e6);
        vm.expectRevert(
            abi.encodeWithSelector(
                ExactPull.ExactPullWrongAmount.selector,
                address(vlm),
                amount,
                amount - amount / 10
            )
        );
        burn(ANNA, 5e6);
    }

    function testFuzz_Burn_ItDestroysAndGivesPower(uint256 uAmount) external {
        uAmount = bound(uAmount, 1, 5000e6);
        uint256 amount = mine.getUToCoin(address(vlm), uAmount);
        assertEq(amount, uAmount * 2 + 1);
        vm.expectEmit(true, true, true, true, address(mine));
        emit IBurnMine.Burned(1, ANNA, address(vlm), amount, uAmount);
        burn(ANNA, uAmount);
        assertEq(vlm.balanceOf(DEAD), amount);
        assertEq(vlm.balanceOf(ANNA), 1e15 - amount);
        assertEq(mine.power(ANNA), uAmount);
        assertEq(mine.totalPower(), uAmount);
        assertEq(mine.burnId(), 1);
        BurnRecord memory record = mine.burns(1);
        assertEq(record.id, 1);
        assertEq(record.user, ANNA);
        assertEq(record.coin, address(vlm));
        assertEq(record.burnAmount, amount);
        assertEq(record.uAmount, uAmount);
        assertEq(record.createTime, vm.getBlockTimestamp());
    }

    function test_BurnMax_RevertWhen_AmountIsAboveTheLimit() external {
        uint256 amount = mine.getUToCoin(address(vlm), 5e6);
        vm.startPrank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IBurnMine.BurnMineAboveLimit.selector, amount, amount - 1));
        mine.burnMax(address(vlm), 5e6, amount - 1);
        mine.burnMax(address(vlm), 5e6, amount);
        vm.stopPrank();
        assertEq(mine.power(ANNA), 5e6);
    }

    function test_Burns_RevertWhen_IdIsUnknown() external {
        vm.expectRevert(abi.encodeWithSelector(IBurnMine.BurnMineNoSuchBurn.selector, 0));
        mine.burns(0);
        vm.expectRevert(abi.encodeWithSelector(IBurnMine.BurnMineNoSuchBurn.selector, 1));
        mine.burns(1);
    }

    // prices under attack

    /// @dev Whatever a transaction does to the reserves, power never gets cheaper than the average price.
    function testFuzz_GetUToCoin_GivenReservesAreMoved_ItNeverFalls(uint256 amount, bool buy) external {
        uint256 before = mine.getUToCoin(address(vlm), 1000e6);
        amount = bound(amount, 1e6, 100_000_000e6);
        if (buy) trade(usdt, amount, vlm);
        else trade(vlm, amount, usdt);
        assertLe(before, mine.getUToCoin(address(vlm), 1000e6));
    }

    function test_GetUToCoin_GivenDonationAndSync_ItNeverFalls() external {
        uint256 before = mine.getUToCoin(address(vlm), 1000e6);
        usdt.mint(address(pairOf(vlm, usdt)), 10_000_000e6);
        pairOf(vlm, usdt).sync();
        assertLe(before, mine.getUToCoin(address(vlm), 1000e6));
        vlm.mint(address(pairOf(vlm, usdt)), 900_000_000e6);
        pairOf(vlm, usdt).sync();
        assertLe(before, mine.getUToCoin(address(vlm), 1000e6));
    }

    /// @dev Power from coins borrowed in a flash swap costs what the same coins cost when they are bought.
    function test_Burn_GivenFlashSwap_ItCostsTheWholePrice() external {
        FlashBurner burner = new FlashBurner(mine, vlm, usdt);
        usdt.mint(address(burner), 1e15);
        uint256 uAmount = 2000e6;
        uint256 borrow = mine.getUToCoin(address(vlm), uAmount);
        (uint256 reserveU, uint256 reserveCoin) = reserves(usdt, vlm);
        uint256 repay = (reserveU * borrow * 1000) / ((reserveCoin - borrow) * 997) + 1;
        IUniswapV2Pair pair = pairOf(vlm, usdt);
        vm.expectRevert();
        burner.attack(pair, borrow, uAmount, repay - 1);
        burner.attack(pair, borrow, uAmount, repay);
        assertEq(mine.power(address(burner)), uAmount);
        assertTrue(!burner.swapWorked(), "swapped inside a swap");
        assertLe(uAmount, 1e15 - usdt.balanceOf(address(burner)));
    }

    // swapToBurn

    function testFuzz_SwapToBurn_ItBuysAndDestroys(uint256 uAmount) external {
        uAmount = bound(uAmount, 1e6, 750e6);
        (uint256 reserveU, uint256 reserveCoin) = reserves(usdt, vlm);
        uint256 out = (uAmount * 997 * reserveCoin) / (reserveU * 1000 + uAmount * 997);
        vm.expectEmit(true, true, true, true, address(mine));
        emit IBurnMine.Burned(1, ANNA, address(vlm), out, uAmount);
        swapToBurn(ANNA, uAmount);
        assertEq(vlm.balanceOf(DEAD), out);
        assertEq(usdt.balanceOf(ANNA), 1e15 - uAmount);
        assertEq(mine.power(ANNA), uAmount);
        assertEq(mine.burns(1).burnAmount, out);
        assertEq(usdt.balanceOf(address(mine)) + vlm.balanceOf(address(mine)), 0);
    }

    function test_SwapToBurn_RevertWhen_SwapCapIsPassed() external {
        // 500,000 U are in the pair.
        assertEq(mine.swapRoomInBlock(address(vlm)), 750e6);
        vm.prank(ANNA);
        vm.expectRevert(
            abi.encodeWithSelector(IBurnMine.BurnMineBlockCapReached.selector, 750e6 + 1, uint256(750e6))
        );
        mine.swapToBurn(address(vlm), 750e6 + 1);
        swapToBurn(ANNA, 500e6);
        // What was burned in this block counts, also without a swap; what the swap added to the pair does not.
        assertEq(mine.swapRoomInBlock(address(vlm)), 250e6);
        burn(BEN, 300e6);
        assertEq(mine.swapRoomInBlock(address(vlm)), 0);
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(IBurnMine.BurnMineBlockCapReached.selector, 1, uint256(0)));
        mine.swapToBurn(address(vlm), 1);
        vm.roll(block.number + 1);
        swapToBurn(BEN, 750e6);
    }

    function test_SwapToBurn_RevertGiven_PriceWasPushedUpBefore() external {
        trade(usdt, 5000e6, vlm);
        (uint256 reserveU, uint256 reserveCoin) = reserves(usdt, vlm);
        uint256 out = (uint256(100e6) * 997 * reserveCoin) / (reserveU * 1000 + uint256(100e6) * 997);
        vm.expectRevert(
            abi.encodeWithSelector(IBurnMine.BurnMineOutTooLow.selector, out, (uint256(200e6) * 99) / 100)
        );
        swapToBurn(ANNA, 100e6);
    }

    function test_SwapToBurn_RevertWhen_OutIsNothing() external {
        // A coin dearer than 1 U per unit gives nothing for one unit of U.
        TrickCoin dear = DeployDoubles.trickCoin("DEAR");
        listWithPrice(dear, 1e6, 1_000_000e6);
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IBurnMine.BurnMineOutTooLow.selector, 0, 0));
        mine.swapToBurn(address(dear), 1);
        assertEq(mine.getUToCoin(address(dear), 1), 1);
    }

    function test_SwapToBurn_RevertGiven_CoinTakesAFee() external {
        // What was burned before does not count.
        vlm.mint(DEAD, 1e12);
        vlm.setFee(100);
        vm.prank(ANNA);
        vm.expectRevert();
        mine.swapToBurn(address(vlm), 100e6);
    }

    function test_SwapToBurn_GivenDonationInThePair_ItGivesNoMorePower() external {
        usdt.mint(address(pairOf(vlm, usdt)), 1000e6);
        swapToBurn(ANNA, 100e6);
        assertEq(mine.power(ANNA), 100e6);
        assertEq(usdt.balanceOf(ANNA), 1e15 - 100e6);
    }

    function test_SwapToBurnMin_RevertWhen_OutIsBelowTheLimit() external {
        (uint256 reserveU, uint256 reserveCoin) = reserves(usdt, vlm);
        uint256 out = (uint256(100e6) * 997 * reserveCoin) / (reserveU * 1000 + uint256(100e6) * 997);
        vm.startPrank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IBurnMine.BurnMineOutTooLow.selector, out, out + 1));
        mine.swapToBurnMin(address(vlm), 100e6, out + 1);
        mine.swapToBurnMin(address(vlm), 100e6, out);
        vm.stopPrank();
        assertEq(vlm.balanceOf(DEAD), out);
    }

    function test_SwapToBurn_GivenCoinSortsAfterOrBeforeUsdt_BothWork() external {
        // Two coins, one on either side of USDT in the pair.
        bool seenFirst;
        bool seenSecond;
        for (uint256 i = 0; i < 64 && !(seenFirst && seenSecond); ++i) {
            TrickCoin coin = DeployDoubles.trickCoin("ANY");
            bool first = address(coin) < address(usdt);
            if (first ? seenFirst : seenSecond) continue;
            if (first) seenFirst = true;
            else seenSecond = true;
            listWithPrice(coin, 1_000_000e6, 500_000e6);
            vm.prank(ANNA);
            mine.swapToBurn(address(coin), 100e6);
            assertLe(198e6, coin.balanceOf(DEAD));
        }
        assertTrue(seenFirst && seenSecond, "both orders");
    }

    // rewards

    function test_GetReward_ItPaysByPower() external {
        fund(86_400, 1 days);
        burn(ANNA, 2 ** 26);
        pass(1000);
        swapToBurn(BEN, 3 * 2 ** 26);
        pass(1000);
        assertEq(mine.earned(ANNA), 1250);
        assertEq(mine.earned(BEN), 750);
        vm.expectEmit(true, true, true, true, address(mine));
        emit IBurnMine.RewardPaid(ANNA, 1250);
        vm.prank(ANNA);
        mine.getReward();
        assertEq(reward.balanceOf(ANNA), 1250);
        assertEq(mine.earned(ANNA), 0);
        assertEq(mine.power(ANNA), 2 ** 26);
    }

    function test_GetReward_GivenNothingEarned_ItPaysNothing() external {
        vm.prank(ANNA);
        mine.getReward();
        assertEq(reward.balanceOf(ANNA), 0);
    }

    function test_GetReward_GivenStalePriceAndPause_ItStillPays() external {
        fund(86_400, 1 days);
        burn(ANNA, 2 ** 26);
        pass(12 hours);
        vm.prank(GUARDIAN);
        mine.pauseEntries(uint40(vm.getBlockTimestamp() + 7 days));
        reward.setAnswersFalse(true);
        vm.prank(ANNA);
        mine.getReward();
        assertEq(reward.balanceOf(ANNA), 43_200);
    }

    function test_Fund_RevertWhen_CallerIsNoFunder() external {
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(IBurnMine.BurnMineNotFunder.selector, ANNA));
        mine.fund(1, 1 days);
    }

    function test_Fund_GivenNamedFunder_ItTakesFromHim() external {
        vm.prank(OWNER);
        mine.setFunder(BEN, true);
        assertTrue(mine.isFunder(BEN), "funder");
        reward.mint(BEN, 86_400);
        vm.startPrank(BEN);
        reward.approve(address(mine), 86_400);
        vm.expectEmit(true, true, true, true, address(mine));
        emit IBurnMine.Funded(86_400, uint256(1) << 64, vm.getBlockTimestamp() + 1 days);
        mine.fund(86_400, 1 days);
        vm.stopPrank();
        assertEq(mine.funded(), 86_400);
        assertEq(mine.rewardRate(), uint256(1) << 64);
        assertEq(mine.rewardFree(), 86_400);
        assertEq(mine.finish(), vm.getBlockTimestamp() + 1 days);
        assertEq(mine.rewardCoin(), address(reward));
    }

    function test_SetFunder_RevertWhen_CallerIsNotTheOwner() external {
        vm.prank(ANNA);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, ANNA));
        mine.setFunder(ANNA, true);
    }

    function test_Reentrancy_GivenCoinCallsBack_ItIsRefused() external {
        vlm.setHook(address(mine), abi.encodeCall(mine.burn, (address(vlm), 1e6)));
        burn(ANNA, 1e6);
        assertEq(vlm.hookCalls(), 1);
        assertTrue(!vlm.hookWorked(), "entered again");
    }

    /// @dev Stream, position, record (2), number and block use: what the energy of a burn comes from.
    function test_Burn_ItWritesSixWords() external {
        burn(ANNA, 1e6);
        vm.record();
        burn(ANNA, 1e6);
        (, bytes32[] memory writes) = vm.accesses(address(mine));
        assertEq(writes.length, 6);
    }

    /// @dev Has as much of a coin and of U as it likes.
    function _thief(TrickCoin coin) private returns (FlashLp thief) {
        thief = DeployDoubles.flashLp();
        coin.mint(address(thief), 1e30);
        usdt.mint(address(thief), 1e30);
        thief.approve(coin, address(mine));
    }

    function _lookAndBurn(
        TrickCoin coin,
        uint256 uAmount
    ) private view returns (address[] memory to, bytes[] memory calls) {
        to = new address[](2);
        calls = new bytes[](2);
        (to[0], to[1]) = (address(oracle), address(mine));
        calls[0] = abi.encodeCall(oracle.observe, (address(pairOf(coin, usdt))));
        calls[1] = abi.encodeCall(mine.burn, (address(coin), uAmount));
    }
}
