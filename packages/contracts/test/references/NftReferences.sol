// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC721Enumerable} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721Enumerable.sol";
import {TRC721} from "@openzeppelin/tron-contracts/token/TRC721/TRC721.sol";
import {ERC721A} from "erc721a/contracts/ERC721A.sol";

/// @notice The plain library contract. These are for comparison of energy only.
contract Erc721Reference is ERC721("Reference", "REF") {
    uint256 private _next = 1;

    function mint() external {
        _mint(msg.sender, _next++);
    }
}

/// @notice With the enumeration that many collections carry.
contract EnumerableReference is ERC721Enumerable {
    uint256 private _next = 1;

    constructor() ERC721("Reference", "REF") {}

    function mint() external {
        _mint(msg.sender, _next++);
    }
}

/// @notice The batch-minting library.
contract Erc721AReference is ERC721A("Reference", "REF") {
    function mint() external {
        _mint(msg.sender, 1);
    }
}

/// @notice A sale as one would write it on the library that Cards uses: level supply, price check and fee credit.
contract SaleReference is TRC721("Reference", "REF") {
    struct Level {
        uint256 price;
        uint256 supply;
        uint256 next;
    }

    mapping(uint256 level => Level) public levels;
    mapping(address payer => uint256 amount) public feeDue;
    mapping(uint256 level => uint256 amount) public income;

    event Bought(address indexed user, uint256 indexed level, uint256 tokenId, uint256 price);

    function setLevel(uint256 level, uint256 price, uint256 supply) external {
        levels[level] = Level(price, supply, 1);
    }

    function buy(uint256 level) external payable {
        Level storage sale = levels[level];
        require(sale.supply > 0);
        require(msg.value == sale.price);
        sale.supply -= 1;
        uint256 id = (level << 64) | sale.next++;
        uint256 fee = (msg.value * 250) / 10_000;
        feeDue[msg.sender] += fee;
        income[level] += msg.value - fee;
        _mint(msg.sender, id);
        emit Bought(msg.sender, level, id, msg.value);
    }
}
