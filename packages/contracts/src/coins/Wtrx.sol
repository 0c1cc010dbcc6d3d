// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ITRC20Errors} from "@openzeppelin/tron-contracts/interfaces/draft-IERC6093.sol";
import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";
import {ITRC20Metadata} from "@openzeppelin/tron-contracts/token/TRC20/extensions/ITRC20Metadata.sol";
import {IWtrx} from "./IWtrx.sol";

/// @title See {IWtrx}
/// @notice The embedded chain's own; public networks have theirs.
/// @dev As on the public networks, wrapping emits Deposit and Withdrawal only, and the custody is the total supply: the
/// library's TRC20 would write one on every wrap (5,000 energy).
contract Wtrx is IWtrx, ITRC20Metadata, ITRC20Errors {
    // Names of TRC20, not ours.
    // solhint-disable const-name-snakecase
    /// @inheritdoc ITRC20Metadata
    string public constant name = "Wrapped TRX";
    /// @inheritdoc ITRC20Metadata
    string public constant symbol = "WTRX";
    /// @inheritdoc ITRC20Metadata
    uint8 public constant decimals = 6;
    // solhint-enable const-name-snakecase

    /// @inheritdoc ITRC20
    mapping(address account => uint256) public balanceOf;
    /// @inheritdoc ITRC20
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    /// @notice TRX sent by a call is wrapped for its sender.
    receive() external payable {
        deposit();
    }

    /// @inheritdoc IWtrx
    function withdraw(uint256 amount) external {
        _take(msg.sender, amount);
        emit Withdrawal(msg.sender, amount);
        // Taken first: a receiver that calls back finds its balance already gone.
        (bool sent, ) = msg.sender.call{value: amount}("");
        if (!sent) revert WtrxPaymentFailed(msg.sender);
    }

    /// @inheritdoc ITRC20
    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    /// @inheritdoc ITRC20
    function transfer(address to, uint256 amount) external returns (bool) {
        _move(msg.sender, to, amount);
        return true;
    }

    /// @inheritdoc ITRC20
    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed < amount) revert TRC20InsufficientAllowance(msg.sender, allowed, amount);
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - amount;
        _move(from, to, amount);
        return true;
    }

    /// @notice What is in custody. TRX that came by a plain transfer is in it and belongs to nobody.
    function totalSupply() external view returns (uint256) {
        return address(this).balance;
    }

    /// @inheritdoc IWtrx
    function deposit() public payable {
        balanceOf[msg.sender] += msg.value;
        emit Deposit(msg.sender, msg.value);
    }

    function _move(address from, address to, uint256 amount) private {
        if (to == address(0)) revert TRC20InvalidReceiver(to);
        _take(from, amount);
        balanceOf[to] += amount;
        emit Transfer(from, to, amount);
    }

    function _take(address from, uint256 amount) private {
        uint256 held = balanceOf[from];
        if (held < amount) revert TRC20InsufficientBalance(from, held, amount);
        balanceOf[from] = held - amount;
    }
}
