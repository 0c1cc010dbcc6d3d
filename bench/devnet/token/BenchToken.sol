// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @title The plainest TRC-20 token: what a transfer costs when nothing else happens
contract BenchToken {
    mapping(address holder => uint256 amount) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 value);

    error BenchTokenBalanceTooLow(uint256 held, uint256 asked);

    constructor(uint256 supply) {
        balanceOf[msg.sender] = supply;
        emit Transfer(address(0), msg.sender, supply);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        uint256 held = balanceOf[msg.sender];
        if (held < value) revert BenchTokenBalanceTooLow(held, value);
        unchecked {
            // Checked above; the sum of all balances is the supply, so no balance can overflow.
            balanceOf[msg.sender] = held - value;
            balanceOf[to] += value;
        }
        emit Transfer(msg.sender, to, value);
        return true;
    }
}
