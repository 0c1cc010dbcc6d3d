// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {TestUsdt} from "../../src/coins/TestUsdt.sol";
import {Vlm} from "../../src/coins/Vlm.sol";
import {Wtrx} from "../../src/coins/Wtrx.sol";
import {IUniswapV2Factory, IUniswapV2Pair} from "../../src/dex/IUniswapV2.sol";
import {Test} from "../base/Test.sol";
import {DeployCoins} from "../deploy/DeployCoins.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {TrickCoin} from "../doubles/TrickCoin.sol";
import {Dex, IRouter} from "./Dex.sol";

/// @notice Borrows VLM from a pair, tries a call to it before giving back what the swap asks for.
contract InTheMiddle {
    bool public tried;
    bool public worked;
    bytes public answer;

    function uniswapV2Call(address, uint256, uint256, bytes calldata data) external {
        (Vlm vlm, bytes memory call) = abi.decode(data, (Vlm, bytes));
        tried = true;
        (worked, answer) = msg.sender.call(call);
        vlm.transfer(msg.sender, 11e6);
    }
}

/// @notice The DEX built for the TVM: the router finds pairs, and USDT's false on success is a success.
contract DexTest is Test {
    Wtrx private wtrx;
    TestUsdt private usdt;
    Vlm private vlm;
    IUniswapV2Factory private dex;
    IRouter private router;
    address private alice = address(0xA11CE);

    function setUp() public {
        vm.warp(1_800_000_000);
        wtrx = DeployCoins.wtrx();
        usdt = DeployCoins.testUsdt(address(this));
        vlm = DeployCoins.vlm(address(this), 1_000_000e6);
        dex = Dex.factory();
        router = Dex.router(address(dex), address(wtrx));
        vm.deal(address(this), 10_000e6);
        usdt.mint(address(this), 10_000e6);
        usdt.approve(address(router), 10_000e6);
        vlm.approve(address(router), 1_000_000e6);
        router.addLiquidityETH{value: 1000e6}(address(usdt), 500e6, 0, 0, address(this), block.timestamp);
        router.addLiquidity(address(vlm), address(usdt), 1000e6, 500e6, 0, 0, address(this), block.timestamp);
    }

    receive() external payable {}

    function test_swap_paysOutUsdt_directlyAndAlongAPath() public {
        address[] memory path = _path(address(wtrx), address(usdt));
        uint256[] memory amounts = router.swapExactETHForTokens{value: 10e6}(0, path, alice, block.timestamp);
        assertEq(usdt.balanceOf(alice), amounts[1]);
        // 10 x 997 x 500 / (1000 x 1000 + 10 x 997), in units
        assertEq(amounts[1], uint256(10e6 * 997 * 500e6) / (1000e6 * 1000 + 10e6 * 997));

        address[] memory longer = new address[](3);
        (longer[0], longer[1], longer[2]) = (address(vlm), address(usdt), address(wtrx));
        uint256 before = alice.balance;
        amounts = router.swapExactTokensForETH(10e6, 0, longer, alice, block.timestamp);
        assertEq(alice.balance, before + amounts[2]);
    }

    function test_swapForExact_takesTheQuotedAmount() public {
        address[] memory path = _path(address(vlm), address(usdt));
        uint256[] memory amounts = router.swapTokensForExactTokens(5e6, 1000e6, path, alice, block.timestamp);
        assertEq(usdt.balanceOf(alice), 5e6);
        // 1000 x 5 x 1000 / ((500 - 5) x 997), in units, plus one
        assertEq(amounts[0], uint256(1000e6 * 5e6 * 1000) / (495e6 * 997) + 1);
    }

    function test_removeLiquidity_paysOutUsdt() public {
        IUniswapV2Pair pair = IUniswapV2Pair(dex.getPair(address(wtrx), address(usdt)));
        uint256 lp = pair.balanceOf(address(this)) / 2;
        pair.approve(address(router), lp);
        (uint256 tokens, uint256 trx) = router.removeLiquidityETH(
            address(usdt),
            lp,
            0,
            0,
            alice,
            block.timestamp
        );
        assertEq(usdt.balanceOf(alice), tokens);
        assertEq(alice.balance, trx);
        assertTrue(tokens > 249e6 && trx > 499e6, "half of the pool");
    }

    function test_swap_reverts_whenTheTokenDoesNotMove() public {
        TrickCoin coin = DeployDoubles.trickCoin("BAD");
        coin.mint(address(this), 1000e6);
        coin.approve(address(router), 1000e6);
        router.addLiquidityETH{value: 100e6}(address(coin), 100e6, 0, 0, address(this), block.timestamp);
        address pair = dex.getPair(address(coin), address(wtrx));
        // Answers true and moves nothing: the pair must not take its word.
        vm.mockCall(address(coin), abi.encodeWithSelector(coin.transfer.selector), abi.encode(true));
        address[] memory path = _path(address(wtrx), address(coin));
        vm.expectRevert();
        router.swapExactETHForTokens{value: 1e6}(0, path, alice, block.timestamp);
        vm.clearMockedCalls();
        coin.setBroken(true);
        vm.expectRevert();
        router.swapExactETHForTokens{value: 1e6}(0, path, alice, block.timestamp);
        assertEq(coin.balanceOf(pair), 100e6);
    }

    function test_everyEntry_reverts_whileThePairIsAtWork() public {
        IUniswapV2Pair pair = IUniswapV2Pair(dex.getPair(address(vlm), address(usdt)));
        InTheMiddle middle = new InTheMiddle();
        vlm.transfer(address(middle), 100e6);
        // Something to mint, burn, skim and pay a swap with, so that the guard alone can refuse.
        usdt.mint(address(pair), 500e6);
        vlm.transfer(address(pair), 500e6);
        pair.transfer(address(pair), pair.balanceOf(address(this)) / 2);
        bytes[5] memory calls = [
            abi.encodeCall(pair.mint, (alice)),
            abi.encodeCall(pair.burn, (alice)),
            abi.encodeCall(pair.skim, (alice)),
            abi.encodeCall(pair.sync, ()),
            abi.encodeCall(pair.swap, (1, 1, alice, ""))
        ];
        bool vlmFirst = address(vlm) < address(usdt);
        uint256 before = vm.snapshotState();
        for (uint256 i; i < calls.length; ++i) {
            pair.swap(vlmFirst ? 10e6 : 0, vlmFirst ? 0 : 10e6, address(middle), abi.encode(vlm, calls[i]));
            assertTrue(middle.tried() && !middle.worked(), "refused in the middle");
            assertEq(keccak256(middle.answer()), keccak256(_message("UniswapV2: LOCKED")));
            vm.revertToState(before);
            (bool worked, ) = address(pair).call(calls[i]);
            assertTrue(worked, "works alone");
            vm.revertToState(before);
        }
    }

    function test_path_reverts_whenItNamesNoPair() public {
        address[] memory path = _path(address(wtrx), address(wtrx));
        vm.expectRevert();
        router.swapExactETHForTokens{value: 1e6}(0, path, alice, block.timestamp);
        path = _path(address(wtrx), address(vlm));
        vm.expectRevert();
        router.swapExactETHForTokens{value: 1e6}(0, path, alice, block.timestamp);
    }

    function _message(string memory text) private pure returns (bytes memory) {
        return abi.encodeWithSignature("Error(string)", text);
    }

    function _path(address a, address b) private pure returns (address[] memory path) {
        path = new address[](2);
        (path[0], path[1]) = (a, b);
    }
}
