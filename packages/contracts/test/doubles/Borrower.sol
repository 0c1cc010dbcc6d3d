// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";
import {IUniswapV2Pair} from "../../src/dex/IUniswapV2.sol";

/// @notice Makes any sequence of calls in one transaction, with as much money as it likes: liquidity comes and goes, swaps,
/// wraps, calls from within a flash swap and calls back when it is paid. A call that is refused ends nothing.
contract Borrower {
    struct Step {
        address to;
        uint256 value;
        bytes data;
    }

    /// @notice Whether each step of the last program worked, in order.
    bool[] public worked;
    /// @notice Whether a call made while being paid ever worked.
    bool public calledBack;
    Step private _onPayment;

    receive() external payable {
        Step memory step = _onPayment;
        if (step.to == address(0)) return;
        delete _onPayment;
        (bool done, ) = step.to.call{value: step.value}(step.data);
        if (done) calledBack = true;
    }

    /// @notice The call to make when TRX arrives next.
    function arm(Step calldata step) external {
        _onPayment = step;
    }

    function run(Step[] calldata steps) external {
        delete worked;
        _run(steps);
        delete _onPayment;
    }

    /// @notice As {run}, in the middle of a swap that takes `amount` of `coin` out of the pair and gives it back.
    function runInSwap(IUniswapV2Pair pair, ITRC20 coin, uint256 amount, Step[] calldata steps) external {
        delete worked;
        bool first = pair.token0() == address(coin);
        pair.swap(first ? amount : 0, first ? 0 : amount, address(this), abi.encode(coin, amount, steps));
        delete _onPayment;
    }

    function uniswapV2Call(address, uint256, uint256, bytes calldata data) external {
        (ITRC20 coin, uint256 amount, Step[] memory steps) = abi.decode(data, (ITRC20, uint256, Step[]));
        _run(steps);
        coin.transfer(msg.sender, (amount * 1000) / 997 + 1);
    }

    /// @notice Adds `bps` of what the pair holds, at its own ratio.
    function add(IUniswapV2Pair pair, uint256 bps) external {
        (uint256 reserve0, uint256 reserve1, ) = pair.getReserves();
        ITRC20(pair.token0()).transfer(address(pair), (reserve0 * bps) / 10_000);
        ITRC20(pair.token1()).transfer(address(pair), (reserve1 * bps) / 10_000);
        pair.mint(address(this));
    }

    /// @notice Takes all of its liquidity out.
    function remove(IUniswapV2Pair pair) external {
        pair.transfer(address(pair), pair.balanceOf(address(this)));
        pair.burn(address(this));
    }

    /// @notice Swaps `amount` of a coin, or all it has of it.
    function swap(IUniswapV2Pair pair, ITRC20 coin, uint256 amount) external {
        uint256 held = coin.balanceOf(address(this));
        if (amount > held) amount = held;
        (uint256 reserve0, uint256 reserve1, ) = pair.getReserves();
        bool first = pair.token0() == address(coin);
        (uint256 reserveIn, uint256 reserveOut) = first ? (reserve0, reserve1) : (reserve1, reserve0);
        uint256 out = (amount * 997 * reserveOut) / (reserveIn * 1000 + amount * 997);
        coin.transfer(address(pair), amount);
        pair.swap(first ? 0 : out, first ? out : 0, address(this), "");
    }

    function _run(Step[] memory steps) private {
        for (uint256 i; i < steps.length; ++i) {
            (bool done, ) = steps[i].to.call{value: steps[i].value}(steps[i].data);
            worked.push(done);
        }
    }
}
