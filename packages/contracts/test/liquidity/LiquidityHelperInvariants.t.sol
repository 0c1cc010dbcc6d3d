// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IUniswapV2Pair} from "../../src/dex/IUniswapV2.sol";
import {ILiquidityHelper} from "../../src/liquidity/ILiquidityHelper.sol";
import {LiquidityHelper} from "../../src/liquidity/LiquidityHelper.sol";
import {Borrowing} from "../base/Borrowing.sol";
import {Campaign} from "../base/Campaign.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {DeployLiquidity} from "../deploy/DeployLiquidity.sol";
import {Borrower} from "../doubles/Borrower.sol";
import {TrickCoin} from "../doubles/TrickCoin.sol";
import {LaunchWorld} from "../token-launch/LaunchWorld.sol";

/// @notice Three people add liquidity while others bend, donate to and sync the pair, the coin turns bad, and a borrower adds,
/// zaps and calls back in any program, and trades before and after another's zap.
contract LiquidityHandler is LaunchWorld, Borrowing {
    uint256 private constant LOAN = 1_000_000e6;

    LiquidityHelper public helper;
    TrickCoin public coin;
    IUniswapV2Pair public lp;
    uint256 public lockedLp;
    uint256 public zaps;

    constructor() {
        _deployWorld();
        helper = DeployLiquidity.liquidityHelper(
            owner,
            address(dex),
            address(wtrx),
            address(oracle),
            address(locker),
            300
        );
        coin = DeployDoubles.trickCoin("COIN");
        lp = IUniswapV2Pair(dex.createPair(address(coin), address(wtrx)));
        coin.mint(address(lp), 1000e6);
        _wrapTo(4000e6);
        lp.mint(address(this));
        oracle.observe(address(lp));
        vm.prank(address(borrower));
        coin.approve(address(helper), type(uint256).max);
    }

    function add(uint256 who, uint256 tokens, uint256 trx, uint256 kind) external {
        address user = [alice, bob, carol][who % 3];
        tokens = bound(tokens, 0, 500e6);
        trx = bound(trx, 0, 2000e6);
        coin.mint(user, tokens);
        vm.deal(user, trx);
        vm.prank(user);
        coin.approve(address(helper), tokens);
        bytes memory call = abi.encodeCall(ILiquidityHelper.addLiquidityMin, (address(coin), tokens, 0));
        if (kind % 3 == 1) call = abi.encodeCall(ILiquidityHelper.addLiquidity, (address(coin), tokens));
        if (kind % 3 == 2)
            call = abi.encodeCall(ILiquidityHelper.addLiquidityLocked, (address(coin), tokens, 0));
        _call(user, trx, call, kind % 3 == 2);
    }

    function zap(uint256 who, uint256 amount, bool withTrx) public {
        address user = [alice, bob, carol][who % 3];
        // Up to 1 % of the pool: half of it is refused.
        (uint256 coins, uint256 trx) = _reserves();
        amount = bound(amount, 0, (withTrx ? trx : coins) / 100);
        coin.mint(user, amount);
        vm.deal(user, amount);
        vm.prank(user);
        coin.approve(address(helper), amount);
        bytes memory call =
            withTrx
                ? abi.encodeCall(ILiquidityHelper.zapTrx, (address(coin), 0))
                : abi.encodeCall(ILiquidityHelper.zapToken, (address(coin), amount, 0));
        if (_call(user, withTrx ? amount : 0, call, true)) ++zaps;
    }

    /// @notice One transaction of the borrower, who pays everything back at its end.
    function program(uint256 seed, uint256 length) external {
        bool isPlain = _borrow();
        Borrower.Step[] memory steps = _program(lp, seed, 1 + (length % 8));
        steps[0] = Borrower.Step(address(wtrx), LOAN / 2, abi.encodeCall(wtrx.deposit, ()));
        uint256 locks = locker.locksLength();
        _run(lp, steps, seed);
        for (uint256 i = locks; i < locker.locksLength(); ++i) lockedLp += locker.locks(i).lockAmount;
        _payBack(isPlain);
    }

    /// @notice The borrower buys before another's zap, at once or once the average has followed, and sells after it, with
    /// nobody in between.
    function sandwich(uint256 who, uint256 amount, uint256 spend, bool patient) external {
        bool isPlain = _borrow();
        (, uint256 trx) = _reserves();
        Borrower.Step[] memory steps = new Borrower.Step[](2);
        steps[0] = Borrower.Step(address(wtrx), LOAN / 2, abi.encodeCall(wtrx.deposit, ()));
        steps[1] = _to(address(borrower), abi.encodeCall(Borrower.swap, (lp, wtrx, bound(spend, 1e3, trx))));
        borrower.run(steps);
        for (uint256 i = 0; patient && i < 2; ++i) {
            oracle.observe(address(lp));
            vm.warp(vm.getBlockTimestamp() + 40 minutes);
        }
        zap(who, amount, amount % 2 == 0);
        _payBack(isPlain);
    }

    function bend(uint256 spend) external {
        spend = bound(spend, 1e3, 500e6);
        (uint256 coins, uint256 trx) = _reserves();
        _wrapTo(spend);
        uint256 out = (coins * spend * 997) / (trx * 1000 + spend * 997);
        if (out != 0) lp.swap(_first() ? out : 0, _first() ? 0 : out, address(this), "");
    }

    function donate(uint256 amount, bool sync) external {
        coin.setFee(0);
        coin.mint(address(lp), bound(amount, 1, 10e6));
        if (sync) lp.sync();
    }

    function turn(uint256 fee, bool hooked) external {
        coin.setFee(fee % 2 == 0 ? 0 : fee % 500);
        bytes memory call = abi.encodeCall(ILiquidityHelper.addLiquidityMin, (address(coin), 1, 0));
        coin.setHook(hooked ? address(helper) : address(0), call);
    }

    function wait_(uint256 time) external {
        vm.warp(block.timestamp + bound(time, 3, 3600));
        oracle.observe(address(lp));
    }

    function wtrxOf(address who) external view returns (uint256) {
        return wtrx.balanceOf(who);
    }

    function lockerHolds() external view returns (uint256) {
        return lp.balanceOf(address(locker));
    }

    function _ownStep(uint256 seed) internal view override returns (Borrower.Step memory) {
        uint256 kind = seed % 6;
        seed >>= 3;
        (uint256 coins, uint256 trx) = _reserves();
        (coins, trx) = ((seed >> 8) % (coins / 50 + 1), (seed >> 8) % (trx / 50 + 1));
        bytes memory call = abi.encodeCall(ILiquidityHelper.addLiquidityMin, (address(coin), coins, 0));
        if (kind == 1) call = abi.encodeCall(ILiquidityHelper.addLiquidity, (address(coin), coins));
        if (kind == 2) call = abi.encodeCall(ILiquidityHelper.addLiquidityLocked, (address(coin), coins, 0));
        if (kind == 3) call = abi.encodeCall(ILiquidityHelper.zapTrx, (address(coin), 0));
        if (kind == 4)
            (call, trx) = (abi.encodeCall(ILiquidityHelper.zapToken, (address(coin), coins, 0)), 0);
        Borrower.Step memory step = Borrower.Step(address(helper), trx, call);
        // Also as a call back, when the helper returns what it did not need.
        return seed % 4 == 0 ? _to(address(borrower), abi.encodeCall(Borrower.arm, (step))) : step;
    }

    /// @dev Tells whether the pair has nothing but its reserves: what else lies there may be skimmed.
    function _borrow() private returns (bool) {
        coin.setFee(0);
        coin.setHook(address(0), "");
        vm.deal(address(borrower), LOAN);
        (uint256 coins, uint256 trx) = _reserves();
        bool isPlain = coin.balanceOf(address(lp)) == coins && wtrx.balanceOf(address(lp)) == trx;
        return isPlain && coin.balanceOf(address(borrower)) == 0;
    }

    /// @dev Whoever borrows for one transaction, or around another's zap, has no more at the end.
    function _payBack(bool isPlain) private {
        Borrower.Step[] memory steps = new Borrower.Step[](2);
        steps[0] = _to(address(borrower), abi.encodeCall(Borrower.remove, (lp)));
        steps[1] = _to(address(borrower), abi.encodeCall(Borrower.swap, (lp, coin, type(uint256).max)));
        borrower.run(steps);
        uint256 wrapped = wtrx.balanceOf(address(borrower));
        if (isPlain) assertLe(address(borrower).balance + wrapped, LOAN);
        assertTrue(!borrower.calledBack(), "called back into the helper");
        vm.prank(address(borrower));
        wtrx.transfer(DEAD, wrapped);
    }

    function _call(address user, uint256 trx, bytes memory call, bool locks) private returns (bool ok) {
        uint256 k = _kPerLp();
        bytes memory answer;
        vm.prank(user);
        (ok, answer) = address(helper).call{value: trx}(call);
        if (ok && locks) lockedLp += abi.decode(answer, (uint256));
        // Nobody who was in the pool before is diluted.
        assertLe(k, _kPerLp());
    }

    function _wrapTo(uint256 amount) private {
        vm.deal(address(this), amount);
        wtrx.deposit{value: amount}();
        wtrx.transfer(address(lp), amount);
    }

    function _first() private view returns (bool) {
        return address(coin) < address(wtrx);
    }

    function _reserves() private view returns (uint256, uint256) {
        (uint256 r0, uint256 r1, ) = lp.getReserves();
        return _first() ? (r0, r1) : (r1, r0);
    }

    /// @dev sqrt(k) per LP without the root: k / supply^2, scaled.
    function _kPerLp() private view returns (uint256) {
        (uint256 r0, uint256 r1, ) = lp.getReserves();
        uint256 supply = lp.totalSupply();
        return (((r0 * 1e18) / supply) * r1 * 1e6) / supply;
    }
}

/// @notice Whatever happens, the helper keeps nothing.
contract LiquidityHelperInvariantsTest is Campaign {
    LiquidityHandler private handler;

    function setUp() public {
        handler = new LiquidityHandler();
        bytes4[] memory calls = new bytes4[](9);
        calls[0] = handler.add.selector;
        calls[1] = handler.bend.selector;
        calls[2] = handler.donate.selector;
        calls[3] = handler.turn.selector;
        calls[4] = handler.wait_.selector;
        calls[5] = handler.zap.selector;
        calls[6] = handler.program.selector;
        calls[7] = handler.program.selector;
        calls[8] = handler.sandwich.selector;
        _call(address(handler), calls);
    }

    function invariant_theHelperKeepsNothing() public view {
        address helper = address(handler.helper());
        assertEq(helper.balance, 0);
        assertEq(handler.coin().balanceOf(helper), 0);
        assertEq(handler.wtrxOf(helper), 0);
        assertEq(handler.lp().balanceOf(helper), 0);
    }

    function invariant_lockedLpIsInTheLocker() public view {
        assertEq(handler.lockerHolds(), handler.lockedLp());
    }
}
