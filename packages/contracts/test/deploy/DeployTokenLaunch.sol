// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {ITokenFactory} from "../../src/token-launch/ITokenFactory.sol";
import {LaunchToken} from "../../src/token-launch/LaunchToken.sol";
import {TokenFactory} from "../../src/token-launch/TokenFactory.sol";

/// @dev External, so that a test links this code instead of holding it.
library DeployTokenLaunch {
    function launchToken() external returns (LaunchToken) {
        return new LaunchToken();
    }

    function tokenFactory(
        address owner,
        ITokenFactory.Implementations calldata code,
        address dex,
        address wtrx,
        address feeVault,
        uint256 fee
    ) external returns (TokenFactory) {
        return new TokenFactory(owner, code, dex, wtrx, feeVault, fee);
    }
}
