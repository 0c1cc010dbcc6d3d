// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// Prints as console.sol does: by a static call to an address without code.
contract Printer {
    address private constant CONSOLE = 0x000000000000000000636F6e736F6c652e6c6f67;
    uint256 public count;
    error TooSmall(uint256 given, address by);

    constructor() {
        _print(abi.encodeWithSignature("log(string)", "made"));
    }

    function add(uint256 amount) external {
        count += amount;
        _print(abi.encodeWithSignature("log(string,uint256)", "count is", count));
    }

    function peek() external view returns (uint256) {
        _print(abi.encodeWithSignature("log(string,address)", "asked by", msg.sender));
        return count;
    }

    function fail(uint256 given) external {
        _print(abi.encodeWithSignature("log(uint256)", given));
        require(given != 1, "one is not enough");
        if (given == 2) revert TooSmall(given, msg.sender);
        if (given == 3) assert(false);
        if (given == 4) {
            assembly {
                revert(0, 0)
            }
        }
    }

    function flood(uint256 lines) external {
        for (uint256 line = 0; line < lines; ++line) {
            _print(abi.encodeWithSignature("log(uint256)", line));
        }
    }

    function raw(bytes calldata data) external {
        _print(data);
    }

    function _print(bytes memory data) private view {
        assembly {
            pop(staticcall(gas(), CONSOLE, add(data, 32), mload(data), 0, 0))
        }
    }
}
