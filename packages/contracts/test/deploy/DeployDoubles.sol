// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Borrower} from "../doubles/Borrower.sol";
import {Dial} from "../doubles/Dial.sol";
import {Door} from "../doubles/Door.sol";
import {FlashLp} from "../doubles/FlashLp.sol";
import {PoolDouble} from "../doubles/PoolDouble.sol";
import {Puppet, ReenteringReceiver, RefusingReceiver} from "../doubles/Receivers.sol";
import {SetOracle} from "../doubles/SetOracle.sol";
import {ToggleCoin} from "../doubles/ToggleCoin.sol";
import {TrickCoin} from "../doubles/TrickCoin.sol";
import {TrxReceiver} from "../doubles/TrxReceiver.sol";

/// @dev External, so that a test links this code instead of holding it.
library DeployDoubles {
    function borrower() external returns (Borrower) {
        return new Borrower();
    }

    function dial(address owner, uint256 delay, uint256 chainId) external returns (Dial) {
        return new Dial(owner, delay, chainId);
    }

    function door(address owner, address guardian) external returns (Door) {
        return new Door(owner, guardian);
    }

    function flashLp() external returns (FlashLp) {
        return new FlashLp();
    }

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
