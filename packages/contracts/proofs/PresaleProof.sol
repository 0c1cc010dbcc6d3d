// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Clones} from "@openzeppelin/tron-contracts/proxy/Clones.sol";
import {PresaleConfig, PresaleParties} from "../src/presale/IPresale.sol";
import {Presale} from "../src/presale/Presale.sol";
import {Proof} from "./Proof.sol";

/// @notice A presale of 1,000 shares at 8.4 TRX with a soft cap of half, made as the factory makes it, and two buyers.
contract PresaleProof is Proof {
    address private constant _CREATOR = address(0xA1000);
    address private constant _ANNA = address(0xB1000);
    address private constant _BEN = address(0xB2000);
    uint256 private constant _START = 1000 days;
    /// @dev A power of two, by which the solver divides at once.
    uint256 private constant _PRICE = 1 << 23;

    Presale private _presale;

    /// @notice The presale before its start.
    function setUp() public {
        vm.warp(_START);
        Presale code = new Presale(address(0), address(0), 300, 1 hours, 0);
        _presale = Presale(payable(Clones.clone(address(code))));
        PresaleConfig memory config;
        config.startTime = uint40(_START + 1 days);
        config.endTime = uint40(_START + 9 days);
        config.presaleEthAmount = uint128(_PRICE);
        (config.maxTotalNum, config.presaleMaxNum) = (1000, 1000);
        (config.softCapRate, config.userLPShare, config.vestingRate) = (5000, 10_000, 10_000);
        config.lpDistributionEnabled = true;
        _presale.initialize(config, PresaleParties(_CREATOR, address(1), address(2), address(3), 1e12, 0));
    }

    /// @notice Two buyers buy any shares, one gives some back, and the presale fails by its soft cap or its creator:
    /// both get to the sun what they paid, whoever comes first, and nothing is left.
    function checkRefund(uint16 a, uint16 b, uint16 left, bool stopped, bool benFirst) public {
        vm.warp(_START + 2 days);
        _buy(_ANNA, a * _PRICE);
        _buy(_BEN, b * _PRICE);
        if (left != 0) {
            vm.prank(_ANNA);
            _presale.leavePresale(left);
            assert(_ANNA.balance == left * _PRICE && left <= a);
        }
        if (stopped) {
            vm.prank(_CREATOR);
            _presale.setPresaleStatus(4);
        }
        vm.warp(_START + 10 days);
        vm.assume(_presale.status() == 4);

        _refund(benFirst ? _BEN : _ANNA);
        _refund(benFirst ? _ANNA : _BEN);
        assert(_ANNA.balance == a * _PRICE && _BEN.balance == b * _PRICE);
        assert(address(_presale).balance == 0);
    }

    /// @notice Nobody is paid twice, and nobody who did not buy, at any time and in any status.
    function checkRefundTwice(uint256 a, uint256 b, address caller, uint256 time, bool stopped) public {
        vm.warp(_START + 2 days);
        _buy(_ANNA, a);
        _buy(_BEN, b);
        if (stopped) {
            vm.prank(_CREATOR);
            _presale.setPresaleStatus(4);
        }
        vm.assume(time >= _START + 2 days && time < LATEST);
        vm.warp(time);
        bytes memory refund = abi.encodeCall(Presale.refundPresale, ());
        if (!_tryAs(caller, address(_presale), refund)) return;
        assert(caller == _ANNA || caller == _BEN);
        assert(_presale.status() == 4);
        assert(!_tryAs(caller, address(_presale), refund));
        assert(address(_presale).balance == (caller == _ANNA ? b : a));
    }

    function _buy(address buyer, uint256 paid) private {
        vm.assume(paid < 1 << 64);
        vm.deal(buyer, paid);
        vm.prank(buyer);
        _presale.preSale{value: paid}();
    }

    function _refund(address buyer) private {
        // Who gave back all shares has nothing to take.
        if (_presale.userPresale(buyer).preSaleCount == 0) return;
        assert(_tryAs(buyer, address(_presale), abi.encodeCall(Presale.refundPresale, ())));
    }
}
