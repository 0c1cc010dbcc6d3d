// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @notice Something of everything that a client must be able to handle: see the tests of this folder.
contract Shop {
    struct Item {
        uint256 id;
        uint256 price;
        string label;
    }

    error NotForSale(uint256 id, address buyer);

    event Sold(uint256 indexed id, address indexed buyer, uint256 price, string note);
    event Restocked(uint256[] ids, bytes32 tag, bool open, int64 change);

    address public owner;
    string public title;
    mapping(uint256 id => uint256) public prices;

    constructor(string memory title_, uint256[] memory prices_) payable {
        owner = msg.sender;
        title = title_;
        for (uint256 id = 0; id < prices_.length; id++) prices[id] = prices_[id];
    }

    function buy(uint256 id, string calldata note) external payable returns (uint256 change) {
        uint256 price = prices[id];
        if (price == 0 || msg.value < price) revert NotForSale(id, msg.sender);
        change = msg.value - price;
        emit Sold(id, msg.sender, price, note);
        if (change > 0) payable(msg.sender).transfer(change);
    }

    function restock(uint256[] calldata ids, bytes32 tag) external {
        emit Restocked(ids, tag, true, -5);
    }

    function item(uint256 id) external view returns (Item memory) {
        return Item(id, prices[id], title);
    }

    function quote(uint256 id) external view returns (uint256 price) {
        price = prices[id];
        if (price == 0) revert NotForSale(id, msg.sender);
    }

    function describe(uint256 id) external view returns (string memory name, uint256 price) {
        return (title, prices[id]);
    }

    function sum(uint256 a, uint256 b) external pure returns (uint256) {
        return a + b;
    }

    function complain(string calldata reason) external pure {
        require(false, reason);
    }

    function undeclared() external {
        assembly {
            mstore(0, 42)
            log1(0, 32, 7)
        }
    }

    function spin() external pure {
        while (true) {}
    }
}
