// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IUniswapV2Factory} from "../../src/dex/IUniswapV2.sol";
import {DexCode} from "./DexCode.sol";

/// @notice The part of the router that tests call.
interface IRouter {
    function addLiquidityETH(
        address token,
        uint256 amount,
        uint256 minToken,
        uint256 minTrx,
        address to,
        uint256 deadline
    ) external payable returns (uint256, uint256, uint256);
    function addLiquidity(
        address a,
        address b,
        uint256 amountA,
        uint256 amountB,
        uint256 minA,
        uint256 minB,
        address to,
        uint256 deadline
    ) external returns (uint256, uint256, uint256);
    function removeLiquidityETH(
        address token,
        uint256 lp,
        uint256 minToken,
        uint256 minTrx,
        address to,
        uint256 deadline
    ) external returns (uint256, uint256);
    function swapExactETHForTokens(
        uint256 minOut,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external payable returns (uint256[] memory);
    function swapExactTokensForETH(
        uint256 amountIn,
        uint256 minOut,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external returns (uint256[] memory);
    function swapExactTokensForTokens(
        uint256 amountIn,
        uint256 minOut,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external returns (uint256[] memory);
    function swapTokensForExactTokens(
        uint256 out,
        uint256 maxIn,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external returns (uint256[] memory);
}

/// @notice Deploys the DEX in a test.
/// @dev External, so that a test links this code instead of holding it.
library Dex {
    error DexNotDeployed();

    function factory() external returns (IUniswapV2Factory) {
        return factory(address(0));
    }

    /// @notice The factory as the authors of the DEX compile it; `setter` may switch its fee on.
    function original(address setter) external returns (IUniswapV2Factory) {
        return IUniswapV2Factory(_create(abi.encodePacked(DexCode.ORIGINAL_FACTORY, abi.encode(setter))));
    }

    function factory(address setter) public returns (IUniswapV2Factory) {
        return IUniswapV2Factory(_create(abi.encodePacked(DexCode.FACTORY, abi.encode(setter))));
    }

    function router(address factory_, address wtrx) external returns (IRouter) {
        return IRouter(_create(abi.encodePacked(DexCode.ROUTER, abi.encode(factory_, wtrx))));
    }

    function _create(bytes memory code) private returns (address made) {
        assembly ("memory-safe") {
            made := create(0, add(code, 0x20), mload(code))
        }
        if (made == address(0)) revert DexNotDeployed();
    }
}
