// SPDX-License-Identifier: MIT
pragma solidity =0.6.6;

import "@uniswap/v2-periphery/contracts/interfaces/IERC20.sol";

/// @title Stands in for the router's library of the same name
/// @notice Judges an outgoing transfer by the balance, not by the answer: USDT on TRON answers false on success.
library TransferHelper {
    function safeApprove(address token, address to, uint256 value) internal {
        _call(token, abi.encodeWithSelector(IERC20(token).approve.selector, to, value));
    }

    function safeTransfer(address token, address to, uint256 value) internal {
        uint256 before = IERC20(token).balanceOf(address(this));
        (bool success, ) = token.call(abi.encodeWithSelector(IERC20(token).transfer.selector, to, value));
        bool left = to == address(this) || before - IERC20(token).balanceOf(address(this)) >= value;
        require(success && left, "TransferHelper: TRANSFER_FAILED");
    }

    function safeTransferFrom(address token, address from, address to, uint256 value) internal {
        _call(token, abi.encodeWithSelector(IERC20(token).transferFrom.selector, from, to, value));
    }

    function safeTransferETH(address to, uint256 value) internal {
        (bool success, ) = to.call{value: value}("");
        require(success, "TransferHelper: TRX_TRANSFER_FAILED");
    }

    /// @dev For calls whose answer can be trusted: nothing or true.
    function _call(address token, bytes memory data) private {
        (bool success, bytes memory answer) = token.call(data);
        require(success && (answer.length == 0 || abi.decode(answer, (bool))), "TransferHelper: CALL_FAILED");
    }
}
