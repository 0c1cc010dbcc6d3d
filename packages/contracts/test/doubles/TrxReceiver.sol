// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @notice A contract that is paid TRX: it can refuse, or call somebody when the payment arrives.
contract TrxReceiver {
    bool public refuses;
    address public target;
    bytes public data;
    bool public worked;
    uint256 public calls;

    error TrxReceiverRefuses();

    receive() external payable {
        if (refuses) revert TrxReceiverRefuses();
        if (target != address(0)) {
            ++calls;
            // solhint-disable-next-line avoid-low-level-calls
            (worked, ) = target.call(data);
        }
    }

    function setRefuses(bool on) external {
        refuses = on;
    }

    function setCall(address target_, bytes calldata data_) external {
        target = target_;
        data = data_;
    }

    /// @notice Calls as this contract and answers what came back.
    function act(address to, bytes calldata call) external returns (bool done) {
        // solhint-disable-next-line avoid-low-level-calls
        (done, ) = to.call(call);
    }
}
