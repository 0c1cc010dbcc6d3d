// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";
import {IUniswapV2Pair} from "../../src/dex/IUniswapV2.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {Borrower} from "../doubles/Borrower.sol";
import {Test} from "./Test.sol";

/// @notice The adversary of every campaign in which money meets a price: a borrower whose transactions are random programs
/// of liquidity, swaps, gifts to the pair and calls of the contracts under test, also in the middle of a swap.
abstract contract Borrowing is Test {
    Borrower internal borrower;

    constructor() {
        borrower = DeployDoubles.borrower();
    }

    /// @dev A call of the contracts under test.
    function _ownStep(uint256 seed) internal view virtual returns (Borrower.Step memory);

    function _program(
        IUniswapV2Pair pair,
        uint256 seed,
        uint256 length
    ) internal view returns (Borrower.Step[] memory steps) {
        steps = new Borrower.Step[](bound(length, 1, 8));
        for (uint256 i; i < steps.length; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            steps[i] = seed % 2 == 0 ? _poolStep(pair, seed >> 1) : _ownStep(seed >> 1);
        }
    }

    /// @dev One transaction, one in three of them inside a swap that takes up to all of a coin out of the pair, if the
    /// borrower can pay for that swap at its end.
    function _run(IUniswapV2Pair pair, Borrower.Step[] memory steps, uint256 seed) internal {
        seed = uint256(keccak256(abi.encode(seed)));
        (uint256 reserve0, uint256 reserve1, ) = pair.getReserves();
        uint256 reserve = seed % 2 == 0 ? reserve0 : reserve1;
        address coin = seed % 2 == 0 ? pair.token0() : pair.token1();
        if (seed % 3 == 0 && reserve > 1) {
            uint256 amount = bound(seed >> 8, 1, reserve - 1);
            try borrower.runInSwap(pair, ITRC20(coin), amount, steps) {
                return;
            } catch {}
        }
        borrower.run(steps);
    }

    function _poolStep(IUniswapV2Pair pair, uint256 seed) internal view returns (Borrower.Step memory) {
        uint256 kind = seed % 8;
        seed >>= 3;
        address self = address(borrower);
        (uint256 reserve0, uint256 reserve1, ) = pair.getReserves();
        bool first = seed % 2 == 0;
        ITRC20 coin = ITRC20(first ? pair.token0() : pair.token1());
        // From a trifle to four times what the pair has.
        uint256 amount = ((first ? reserve0 : reserve1) * ((seed >> 8) % 40_001)) / 10_000;
        uint256 bps = 1 + ((seed >> 8) % (seed % 4 == 0 ? 50_000_000 : 20_000));
        if (kind < 2) return _to(self, abi.encodeCall(Borrower.add, (pair, bps)));
        if (kind == 2) return _to(self, abi.encodeCall(Borrower.remove, (pair)));
        if (kind < 5) return _to(self, abi.encodeCall(Borrower.swap, (pair, coin, amount)));
        if (kind == 5)
            return _to(address(coin), abi.encodeCall(coin.transfer, (address(pair), amount / 100)));
        if (kind == 6) return _to(address(pair), abi.encodeCall(pair.sync, ()));
        return _to(address(pair), abi.encodeCall(pair.skim, (self)));
    }

    function _to(address to, bytes memory data) internal pure returns (Borrower.Step memory) {
        return Borrower.Step(to, 0, data);
    }

    /// @dev Whether a step that worked is a call of this function of this contract.
    function _did(
        Borrower.Step[] memory steps,
        uint256 i,
        address to,
        bytes4 selector
    ) internal view returns (bool) {
        return steps[i].to == to && bytes4(steps[i].data) == selector && borrower.worked(i);
    }

    /// @dev An argument of one word.
    function _argument(bytes memory data, uint256 i) internal pure returns (uint256 word) {
        assembly {
            word := mload(add(data, add(36, mul(32, i))))
        }
    }
}
