// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";
import {TestUsdt} from "../../src/coins/TestUsdt.sol";
import {IUniswapV2Factory, IUniswapV2Pair} from "../../src/dex/IUniswapV2.sol";
import {PriceOracle} from "../../src/prices/PriceOracle.sol";
import {Test} from "../base/Test.sol";
import {DeployCoins} from "../deploy/DeployCoins.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {DeployPrices} from "../deploy/DeployPrices.sol";
import {Dex} from "../dex/Dex.sol";
import {TrickCoin} from "../doubles/TrickCoin.sol";

/// @notice The real V2 factory with the pairs VLM/USDT (0.5 U), WTRX/USDT (0.25 U) and VLM/WTRX (2 TRX), all coins with
/// 6 decimals, and an oracle over them.
abstract contract MarketBase is Test {
    uint256 internal constant START = 1_800_000_000;

    IUniswapV2Factory internal factory;
    TestUsdt internal usdt;
    TrickCoin internal wtrx;
    TrickCoin internal vlm;
    PriceOracle internal oracle;

    function setUp() public virtual {
        vm.warp(START);
        vm.roll(1000);
        factory = Dex.factory();
        usdt = DeployCoins.testUsdt(address(this));
        wtrx = DeployDoubles.trickCoin("WTRX");
        vlm = DeployDoubles.trickCoin("VLM");
        oracle = DeployPrices.priceOracle(address(factory));
        addLiquidity(vlm, 1_000_000e6, usdt, 500_000e6);
        addLiquidity(wtrx, 2_000_000e6, usdt, 500_000e6);
        addLiquidity(vlm, 500_000e6, wtrx, 1_000_000e6);
    }

    function give(ITRC20 coin, address to, uint256 amount) internal {
        if (address(coin) == address(usdt)) usdt.mint(to, amount);
        else TrickCoin(address(coin)).mint(to, amount);
    }

    function addLiquidity(ITRC20 a, uint256 amountA, ITRC20 b, uint256 amountB) internal {
        address pair = factory.getPair(address(a), address(b));
        if (pair == address(0)) pair = factory.createPair(address(a), address(b));
        give(a, pair, amountA);
        give(b, pair, amountB);
        IUniswapV2Pair(pair).mint(address(this));
    }

    function pairOf(ITRC20 a, ITRC20 b) internal view returns (IUniswapV2Pair) {
        return IUniswapV2Pair(factory.getPair(address(a), address(b)));
    }

    /// @notice A trade from nowhere: mints `amountIn` and swaps it.
    function trade(ITRC20 from, uint256 amountIn, ITRC20 to) internal returns (uint256 out) {
        IUniswapV2Pair pair = pairOf(from, to);
        out = quote(from, amountIn, to);
        give(from, address(pair), amountIn);
        bool first = address(to) < address(from);
        pair.swap(first ? out : 0, first ? 0 : out, address(0x7777), "");
    }

    /// @dev What the pair gives for `amountIn` after its fee.
    function quote(ITRC20 from, uint256 amountIn, ITRC20 to) internal view returns (uint256) {
        (uint256 reserveIn, uint256 reserveOut) = reserves(from, to);
        return (amountIn * 997 * reserveOut) / (reserveIn * 1000 + amountIn * 997);
    }

    function reserves(ITRC20 a, ITRC20 b) internal view returns (uint256 reserveA, uint256 reserveB) {
        (uint256 reserve0, uint256 reserve1, ) = pairOf(a, b).getReserves();
        return address(a) < address(b) ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    function observeAll() internal {
        oracle.observe(address(pairOf(vlm, usdt)));
        oracle.observe(address(pairOf(wtrx, usdt)));
        oracle.observe(address(pairOf(vlm, wtrx)));
    }

    /// @notice Observes, in a block of its own so that depths are recorded, and lets the shortest window pass.
    function refresh() internal {
        pass(3);
        observeAll();
        pass(30 minutes);
    }

    /// @notice Time in the virtual machine; read through the cheat code since the optimizer may keep an old one.
    function pass(uint256 time) internal {
        vm.warp(vm.getBlockTimestamp() + time);
        vm.roll(block.number + time / 3);
    }
}
