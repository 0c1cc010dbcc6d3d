// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {LaunchBase} from "../token-launch/LaunchBase.sol";

/// @notice A launch whose trade can be opened, with Alice and Bob on its list.
abstract contract TradeBase is LaunchBase {
    uint256 internal constant SHARE_PRICE = 10e6;
    uint256 internal constant SHARE_TOKENS = 100e6;

    /// @dev Of the launch under test.
    uint256 internal sharePrice = SHARE_PRICE;

    function setUp() public virtual override {
        super.setUp();
        _create(_plan());
        _allow(alice);
        _allow(bob);
    }

    function _allow(address user) internal {
        address[] memory users = new address[](1);
        users[0] = user;
        vm.prank(creator);
        trade.setCanTrade(users, true);
    }

    /// @dev From the presale's start, for the longest time.
    function _open() internal {
        _start();
        vm.prank(creator);
        trade.openTrade(uint40(block.timestamp + 30 days));
    }

    function _trade(address user, uint256 shares) internal {
        vm.prank(user);
        trade.trade{value: shares * sharePrice}();
    }

    function _end() internal {
        vm.prank(creator);
        trade.endTrade();
    }

    /// @dev Alice 40, Bob 2 shares, ended and launched.
    function _endAndLaunch() internal {
        _open();
        _trade(alice, 40);
        _trade(bob, 2);
        _end();
        _launch();
    }
}
