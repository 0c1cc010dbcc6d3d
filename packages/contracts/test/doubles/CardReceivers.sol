// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @notice Takes cards as TRON's standard asks.
contract TronCardReceiver {
    bytes public received;

    function onTRC721Received(
        address operator,
        address from,
        uint256 tokenId,
        bytes calldata data
    ) external returns (bytes4) {
        received = abi.encode(operator, from, tokenId, data);
        return this.onTRC721Received.selector;
    }
}

/// @notice Takes cards as Ethereum's standard asks, which is another selector.
contract EthereumCardReceiver {
    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onERC721Received.selector;
    }
}

/// @notice Knows TRON's call and answers with Ethereum's selector.
contract ConfusedCardReceiver {
    function onTRC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        return 0x150b7a02;
    }
}
