// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";
import {Math} from "@openzeppelin/tron-contracts/utils/math/Math.sol";
import {IWtrx} from "../../src/coins/IWtrx.sol";
import {IUniswapV2Pair} from "../../src/dex/IUniswapV2.sol";

/// @notice Trades with pairs directly, without the router's help or its limits.
abstract contract PairTrader {
    function _trade(IUniswapV2Pair pair, ITRC20 from, uint256 amount) internal returns (uint256 out) {
        (uint256 reserveIn, uint256 reserveOut, bool first) = _reserves(pair, from);
        uint256 paid = amount * 997;
        out = (paid * reserveOut) / (reserveIn * 1000 + paid);
        from.transfer(address(pair), amount);
        pair.swap(first ? 0 : out, first ? out : 0, address(this), "");
    }

    function _reserves(
        IUniswapV2Pair pair,
        ITRC20 from
    ) internal view returns (uint256 reserveIn, uint256 reserveOut, bool first) {
        (uint256 reserve0, uint256 reserve1, ) = pair.getReserves();
        first = pair.token0() == address(from);
        (reserveIn, reserveOut) = first ? (reserve0, reserve1) : (reserve1, reserve0);
    }
}

/// @notice The rest of the world, where the coins of a pair have a price of their own: it trades the pair back to that
/// price as far as it gains, and changes any amount at that price without a fee.
contract OutsideMarket is PairTrader {
    /// @notice Brings the pair back, if it stands further off than its fee.
    function settle(IUniswapV2Pair pair, ITRC20 from, uint256 fairIn, uint256 fairOut) external {
        (uint256 reserveIn, uint256 reserveOut, ) = _reserves(pair, from);
        uint256 wanted = Math.sqrt(Math.mulDiv(reserveIn * reserveOut, fairIn * 997, fairOut * 1000));
        if (wanted > reserveIn) _trade(pair, from, ((wanted - reserveIn) * 1000) / 997);
    }

    /// @notice Takes `amount` of `from` and pays in `to`.
    function exchange(ITRC20 from, uint256 amount, ITRC20 to, uint256 fairIn, uint256 fairOut) external {
        from.transferFrom(msg.sender, address(this), amount);
        to.transfer(msg.sender, (amount * fairOut) / fairIn);
    }
}

/// @notice Bends prices and acts, in one transaction or over days, with as much money as it likes.
contract HostileTrader is PairTrader {
    bool public worked;

    receive() external payable {}

    /// @notice Sells `amount` of `from` to the pair.
    function trade(IUniswapV2Pair pair, ITRC20 from, uint256 amount) external {
        _trade(pair, from, amount);
    }

    /// @notice Sells all it has of `from` beyond `keep`.
    function tradeBack(IUniswapV2Pair pair, ITRC20 from, uint256 keep) external {
        uint256 held = from.balanceOf(address(this));
        if (held > keep) _trade(pair, from, held - keep);
    }

    /// @notice Bends the pair with `amount` of `from`, calls, and bends it back with all that it bought.
    function flash(
        IUniswapV2Pair pair,
        ITRC20 from,
        uint256 amount,
        address target,
        uint256 value,
        bytes calldata data
    ) external {
        uint256 bought = _trade(pair, from, amount);
        (worked, ) = target.call{value: value}(data);
        ITRC20 other = ITRC20(pair.token0() == address(from) ? pair.token1() : pair.token0());
        _trade(pair, other, bought);
    }

    /// @notice The market has its turn, then this buys until the pair stands at `bentIn` of `from` to `bentOut` again,
    /// and changes what it bought back outside. A ratio, since fees make the pool grow.
    function holdPrice(
        OutsideMarket market,
        IUniswapV2Pair pair,
        ITRC20 from,
        uint256 bentIn,
        uint256 bentOut,
        uint256 fairIn,
        uint256 fairOut
    ) external {
        ITRC20 other = ITRC20(pair.token0() == address(from) ? pair.token1() : pair.token0());
        market.settle(pair, other, fairOut, fairIn);
        uint256 held = other.balanceOf(address(this));
        other.approve(address(market), held);
        if (held != 0) market.exchange(other, held, from, fairOut, fairIn);
        (uint256 reserveIn, uint256 reserveOut, ) = _reserves(pair, from);
        uint256 wanted = Math.sqrt(Math.mulDiv(reserveIn * reserveOut, bentIn, bentOut));
        if (wanted > reserveIn) _trade(pair, from, wanted - reserveIn);
    }

    function act(address target, uint256 value, bytes calldata data) external payable {
        bytes memory answer;
        (worked, answer) = target.call{value: value}(data);
        if (!worked) {
            assembly ("memory-safe") {
                revert(add(answer, 0x20), mload(answer))
            }
        }
    }

    function unwrap(IWtrx wtrx, uint256 amount) external {
        wtrx.withdraw(amount);
    }
}
