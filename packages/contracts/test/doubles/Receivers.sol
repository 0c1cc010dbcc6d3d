// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @notice A contract account: makes any call, keeps what it is paid.
contract Puppet {
    receive() external payable virtual {}

    function act(
        address to,
        uint256 value,
        bytes calldata data
    ) external payable returns (bytes memory result) {
        bool ok;
        (ok, result) = to.call{value: value}(data);
        if (!ok) {
            assembly ("memory-safe") {
                revert(add(result, 0x20), mload(result))
            }
        }
    }
}

/// @notice Refuses TRX.
contract RefusingReceiver is Puppet {
    error Refused();

    receive() external payable override {
        revert Refused();
    }
}

/// @notice Calls back when it is paid, and remembers how that ended.
contract ReenteringReceiver is Puppet {
    address public callee;
    bytes public callback;
    bool public tried;
    bool public succeeded;
    bytes public reason;

    receive() external payable override {
        if (callee == address(0)) return;
        tried = true;
        (succeeded, reason) = callee.call(callback);
    }

    function arm(address to, bytes calldata data) external {
        callee = to;
        callback = data;
    }
}
