// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {PoolDouble} from "../doubles/PoolDouble.sol";
import {Puppet, ReenteringReceiver, RefusingReceiver} from "../doubles/Receivers.sol";
import {SetOracle} from "../doubles/SetOracle.sol";
import {ToggleCoin} from "../doubles/ToggleCoin.sol";
import {TrickCoin} from "../doubles/TrickCoin.sol";
import {TrxReceiver} from "../doubles/TrxReceiver.sol";

/// @dev External, so that a test links this code instead of holding it.
library DeployDoubles {
    function poolDouble(address coin) external returns (PoolDouble) {
        return new PoolDouble(coin);
    }

    function puppet() external returns (Puppet) {
        return new Puppet();
    }

    function reenteringReceiver() external returns (ReenteringReceiver) {
        return new ReenteringReceiver();
    }

    function refusingReceiver() external returns (RefusingReceiver) {
        return new RefusingReceiver();
    }

    function setOracle() external returns (SetOracle) {
        return new SetOracle();
    }

    function toggleCoin() external returns (ToggleCoin) {
        return new ToggleCoin();
    }

    function trickCoin(string calldata symbol) external returns (TrickCoin) {
        return new TrickCoin(symbol);
    }

    function trxReceiver() external returns (TrxReceiver) {
        return new TrxReceiver();
    }
}
