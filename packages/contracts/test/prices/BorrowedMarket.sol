// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";
import {IUniswapV2Pair} from "../../src/dex/IUniswapV2.sol";
import {Borrowing} from "../base/Borrowing.sol";
import {Borrower} from "../doubles/Borrower.sol";
import {TrickCoin} from "../doubles/TrickCoin.sol";
import {MarketBase} from "./MarketBase.sol";

/// @notice Steps of a campaign beside a real pool of U and another coin: others who move it, observations that come late or
/// not at all, and a borrower who may leave liquidity in it.
abstract contract BorrowedMarket is MarketBase, Borrowing {
    IUniswapV2Pair internal pool;
    TrickCoin internal other;

    function _openMarket(bool withTrx) internal {
        setUp();
        other = withTrx ? wtrx : vlm;
        pool = pairOf(other, usdt);
        usdt.mint(address(borrower), 1e30);
        other.mint(address(borrower), 1e30);
    }

    /// @notice Liquidity of others comes and goes, mostly in a block of its own.
    function provide(uint256 share, bool takeOut) external {
        share = bound(share, 1, 90);
        if (takeOut) {
            _takeOut((pool.balanceOf(address(this)) * share) / 100);
        } else {
            (uint256 reserveU, uint256 reserveOther) = reserves(usdt, other);
            if (reserveU < 1e14)
                addLiquidity(usdt, (reserveU * share) / 50, other, (reserveOther * share) / 50);
        }
        if (share % 4 != 0) pass(3);
        if (share % 5 != 0) oracle.observe(address(pool));
    }

    function move(uint256 amount, uint256 how) external {
        amount = bound(amount, 1e6, 2_000_000e6);
        how %= 4;
        if (how == 0) _tradeForSome(usdt, amount, other);
        else if (how == 1) _tradeForSome(other, amount, usdt);
        else {
            give(how == 2 ? other : TrickCoin(address(usdt)), address(pool), amount);
            if (amount % 2 == 0) pool.sync();
            else pool.skim(address(this));
        }
    }

    function wait(uint256 time, uint256 look) external {
        pass(bound(time, 3, time % 8 == 0 ? 5 days : 40 minutes));
        if (look % 3 != 0) oracle.observe(address(pool));
    }

    /// @dev A pair that donations have tilted may give nothing at all, and then nobody trades.
    function _tradeForSome(ITRC20 from, uint256 amount, ITRC20 to) private {
        if (quote(from, amount, to) != 0) trade(from, amount, to);
    }

    /// @dev A share that is worth less than the smallest unit of a coin stays in.
    function _takeOut(uint256 liquidity) private {
        (uint256 reserveU, uint256 reserveOther) = reserves(usdt, other);
        uint256 smaller = reserveU < reserveOther ? reserveU : reserveOther;
        if ((liquidity * smaller) / pool.totalSupply() == 0) return;
        pool.transfer(address(pool), liquidity);
        pool.burn(address(this));
    }

    /// @dev One transaction of the borrower, who takes all liquidity out at its end three times of four.
    function _runProgram(uint256 seed, uint256 length) internal returns (Borrower.Step[] memory steps) {
        steps = _program(pool, seed, length);
        if (seed % 4 != 0) {
            steps[steps.length - 1] = _to(address(borrower), abi.encodeCall(Borrower.remove, (pool)));
        }
        _run(pool, steps, seed);
    }

    function _observation() internal view returns (Borrower.Step memory) {
        return _to(address(oracle), abi.encodeCall(oracle.observe, (address(pool))));
    }

    /// @dev The most U that a transaction that begins now can have the oracle find, by its records as they are in its
    /// storage: the lower one, or the newer one once an observation is due, which drops the older one. A record that was
    /// left open can be made good by what the pool holds now, if nobody touched it in this block.
    function _recordedDepth() internal view returns (uint256) {
        if (!oracle.isFresh(address(usdt), address(other))) return 0;
        uint256 ring = uint256(keccak256(abi.encode(address(pool), 0)));
        (uint256 time, uint256 newer) = _recordAt(ring + 2);
        (uint256 otherTime, uint256 older) = _recordAt(ring + 5);
        if (otherTime > time) (time, newer, older) = (otherTime, older, newer);
        bool due = block.timestamp - time >= 30 minutes;
        if (newer != 0) return !due && older != 0 && older < newer ? older : newer;
        if (!due && older != 0) return older;
        (, , uint32 touched) = pool.getReserves();
        (uint256 reserveU, ) = reserves(usdt, other);
        return touched != uint32(block.timestamp) && reserveU > older ? reserveU : older;
    }

    /// @dev What `amount` U are in the other coin, on average; 0 without a price.
    function _average(uint256 amount) internal view returns (uint256 twap) {
        if (oracle.isFresh(address(usdt), address(other))) {
            (twap, , ) = oracle.consult(address(usdt), amount, address(other));
        }
    }

    function _recordAt(uint256 slot) private view returns (uint256 time, uint256 reserveU) {
        uint256 word = uint256(vm.load(address(oracle), bytes32(slot)));
        time = uint40(word);
        reserveU = uint104(address(usdt) < address(other) ? word >> 40 : word >> 144);
    }
}
