// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @notice A plain TRC-20.
contract Coin {
    string public constant name = "Test Coin";
    string public constant symbol = "TC";
    uint8 public constant decimals = 6;

    mapping(address account => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(uint256 supply) {
        balanceOf[msg.sender] = supply;
        emit Transfer(address(0), msg.sender, supply);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        require(balanceOf[msg.sender] >= value, "too little");
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }
}
