// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ITRC20} from "@openzeppelin/tron-contracts/token/TRC20/ITRC20.sol";
import {StreamStake} from "../../src/staking/StreamStake.sol";
import {TermStake} from "../../src/staking/TermStake.sol";

/// @dev External, so that a test links this code instead of holding it.
library DeployStaking {
    function streamStake(
        ITRC20 stakeCoin,
        ITRC20 rewardCoin,
        address owner,
        address guardian
    ) external returns (StreamStake) {
        return new StreamStake(stakeCoin, rewardCoin, owner, guardian);
    }

    function termStake(ITRC20 coin, address owner, address guardian) external returns (TermStake) {
        return new TermStake(coin, owner, guardian);
    }
}
