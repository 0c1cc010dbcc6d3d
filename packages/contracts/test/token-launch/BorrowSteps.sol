// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IBasePool} from "../../src/presale/IBasePool.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {ILaunchToken} from "../../src/token-launch/ILaunchToken.sol";
import {ITrade} from "../../src/trade/ITrade.sol";
import {Borrowing} from "../base/Borrowing.sol";
import {Borrower} from "../doubles/Borrower.sol";
import {SelfDealSteps} from "./SelfDealSteps.sol";

/// @notice Steps of somebody with borrowed TRX: any program of wraps, gifts, liquidity, swaps and calls of the launch in one
/// transaction, also in the middle of a swap.
abstract contract BorrowSteps is SelfDealSteps, Borrowing {
    uint256 private constant LOAN = 100_000_000e6;

    /// @dev TRX that programs made out of nothing: neither skimmed gifts nor tokens redeemed above the pair's price.
    uint256 public borrowedProfit;

    function borrow(uint256 seed, uint256 length) external watched {
        vm.deal(address(borrower), LOAN);
        (uint256 tokens, uint256 trx) = _reserves();
        // Tokens that lie in the pair, or that an earlier program could not sell, are no profit of this one.
        bool isPlain = token.balanceOf(address(pair)) == tokens && token.balanceOf(address(borrower)) == 0;
        uint256 gifts = wtrx.balanceOf(address(pair)) - trx;
        Borrower.Step[] memory steps = _program(pair, seed, 1 + (length % 8));
        steps[0] = Borrower.Step(address(wtrx), LOAN / 2, abi.encodeCall(wtrx.deposit, ()));
        if (token.isOpen()) _run(pair, steps, seed);
        else borrower.run(steps);
        for (uint256 i; i < steps.length; ++i) {
            if (_did(steps, i, address(pool), IBasePool.redeem.selector)) isPlain = false;
        }
        _payBack();
        uint256 wrapped = wtrx.balanceOf(address(borrower));
        uint256 left = address(borrower).balance + wrapped;
        if (isPlain && left > LOAN + gifts) borrowedProfit += left - LOAN - gifts;
        vm.prank(address(borrower));
        wtrx.transfer(DEAD, wrapped);
    }

    function _ownStep(uint256 seed) internal view override returns (Borrower.Step memory) {
        uint256 kind = seed % 5;
        seed >>= 3;
        if (kind == 0) return _to(address(token), abi.encodeCall(ILaunchToken.lpBurn, ()));
        if (kind == 1) return _to(address(presale), abi.encodeCall(IPresale.endPresale, ()));
        if (kind == 2) return _to(address(trade), abi.encodeCall(ITrade.burnUnsold, ()));
        if (kind == 3) return _to(address(token), abi.encodeCall(token.approve, (address(pool), seed)));
        return _to(address(pool), abi.encodeCall(IBasePool.redeem, (seed % 1e12, 0)));
    }

    /// @dev Takes liquidity out and sells every token; before the launch there is nothing to sell.
    function _payBack() private {
        Borrower.Step[] memory steps = new Borrower.Step[](2);
        steps[0] = _to(address(borrower), abi.encodeCall(Borrower.remove, (pair)));
        steps[1] = _to(address(borrower), abi.encodeCall(Borrower.swap, (pair, token, type(uint256).max)));
        borrower.run(steps);
    }
}
