// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {Ownable} from "@openzeppelin/tron-contracts/access/Ownable.sol";
import {IPresale, PresaleConfig, PresaleParties} from "../../src/presale/IPresale.sol";
import {Presale} from "../../src/presale/Presale.sol";
import {EmbeddedChain} from "../../src/shared/EmbeddedChain.sol";
import {DeployPresale} from "../deploy/DeployPresale.sol";
import {LaunchBase} from "../token-launch/LaunchBase.sol";

/// @notice initialize, setPresaleConfig, every rule of the settings, and the status over time, see Presale.tree.
contract ConfigTest is LaunchBase {
    function setUp() public override {
        super.setUp();
        _create(_plan());
    }

    function test_initialize_reverts_theSecondTime() public {
        PresaleParties memory parties;
        PresaleConfig memory config = _plan().presale;
        vm.expectRevert(IPresale.PresaleAlreadyInitialized.selector);
        presale.initialize(config, parties);
        vm.expectRevert(IPresale.PresaleAlreadyInitialized.selector);
        Presale(code.presale).initialize(config, parties);
    }

    function test_implementation_canDoNothing() public {
        Presale bare = Presale(code.presale);
        assertEq(bare.status(), 4);
        vm.expectRevert(_error(IPresale.PresaleWrongStatus.selector, 4));
        bare.endPresale();
        vm.expectRevert(_error(IPresale.PresaleWrongStatus.selector, 4));
        bare.preSale{value: 1}();
    }

    function test_constructor_reverts_aboveTheHighestFee() public {
        vm.expectRevert(_error(IPresale.PresaleFeeTooHigh.selector, 301, 300));
        DeployPresale.presale(address(wtrx), address(locker), 301, 1 hours, 0);
    }

    function test_constructor_takesAShorterMinimum_onlyOnTheEmbeddedChain() public {
        DeployPresale.presale(address(wtrx), address(locker), 300, 1 minutes, block.chainid);
        vm.expectRevert(_error(EmbeddedChain.EmbeddedChainBelowMinimum.selector, 1 minutes, 1 hours));
        DeployPresale.presale(address(wtrx), address(locker), 300, 1 minutes, 0);
    }

    function test_views_showWhereTheCloneBelongs() public view {
        assertEq(presale.factory(), address(factory));
        assertEq(presale.token(), address(token));
        assertEq(presale.pair(), dex.getPair(address(token), address(wtrx)));
        assertEq(presale.feeBps(), FEE_BPS);
        (uint256 lpSupply, uint256 devSupply) = presale.supplies();
        assertEq(lpSupply, 700_000e6);
        assertEq(devSupply, 150_000e6);
        assertEq(presale.owner(), creator);
    }

    function test_moneySplit_addsUpToTheWhole() public {
        _create(_backedPlan());
        (uint256 userLP, uint256 devLP, uint256 burnedLP, uint256 backing, uint256 fee) = presale
            .moneySplit();
        assertEq(fee, 200);
        assertEq(backing, 3000);
        assertEq(userLP, 4760);
        assertEq(devLP, 1360);
        assertEq(burnedLP, 680);
        assertEq(userLP + devLP + burnedLP + backing + fee, 10_000);
    }

    function test_setPresaleConfig_replacesAllSettings() public {
        PresaleConfig memory config = _plan().presale;
        config.startTime = uint40(block.timestamp + 5 days);
        config.endTime = uint40(block.timestamp + 6 days);
        config.presaleEthAmount = 7e6;
        vm.expectEmit(true, true, true, true, address(presale));
        emit IPresale.ConfigSet(config);
        vm.prank(creator);
        presale.setPresaleConfig(config);
        (PresaleConfig memory stored, , , , , ) = presale.getPresaleData();
        assertEq(keccak256(abi.encode(stored)), keccak256(abi.encode(config)));
    }

    function test_setPresaleConfig_needsAnHoursNotice() public {
        PresaleConfig memory config = _plan().presale;
        config.startTime = uint40(block.timestamp + 1 hours - 1);
        _expectInvalid("startTime", config);
        config.startTime = uint40(block.timestamp + 1 hours);
        vm.prank(creator);
        presale.setPresaleConfig(config);
    }

    function test_setPresaleConfig_reverts_fromTheStartOn() public {
        PresaleConfig memory config = _plan().presale;
        _start();
        vm.expectRevert(_error(IPresale.PresaleWrongStatus.selector, 1));
        vm.prank(creator);
        presale.setPresaleConfig(config);
    }

    function test_setPresaleConfig_reverts_onceCancelled() public {
        PresaleConfig memory config = _plan().presale;
        vm.startPrank(creator);
        presale.setPresaleStatus(4);
        vm.expectRevert(_error(IPresale.PresaleWrongStatus.selector, 4));
        presale.setPresaleConfig(config);
        vm.stopPrank();
    }

    function test_setPresaleConfig_reverts_forOthers() public {
        PresaleConfig memory config = _plan().presale;
        vm.expectRevert(_error(Ownable.OwnableUnauthorizedAccount.selector, alice));
        vm.prank(alice);
        presale.setPresaleConfig(config);
    }

    function test_rules_times() public {
        PresaleConfig memory config = _plan().presale;
        config.startTime = uint40(block.timestamp + 90 days + 1);
        config.endTime = config.startTime + 1 days;
        _expectInvalid("startTime", config);
        config = _plan().presale;
        config.endTime = config.startTime + 1 hours - 1;
        _expectInvalid("endTime", config);
        config.endTime = config.startTime + 30 days + 1;
        _expectInvalid("endTime", config);
        config.endTime = config.startTime + 30 days;
        _expectValid(config);
        config.endTime = config.startTime + 1 hours;
        _expectValid(config);
    }

    function test_rules_startOfANewLaunchIsNotInThePast() public {
        Plan memory plan = _plan();
        plan.presale.startTime = uint40(block.timestamp - 1);
        plan.presale.endTime = uint40(block.timestamp + 1 days);
        vm.expectRevert(_invalid("startTime"));
        this.create(plan);
        plan.presale.startTime = uint40(block.timestamp);
        _create(plan);
        assertEq(presale.status(), 1);
    }

    function test_rules_shares() public {
        PresaleConfig memory config = _plan().presale;
        config.presaleEthAmount = 1e6 - 1;
        _expectInvalid("presaleEthAmount", config);
        config.presaleEthAmount = type(uint96).max;
        _expectInvalid("presaleEthAmount", config);
        config.presaleEthAmount = 1e6;
        _expectValid(config);
        config.maxTotalNum = 0;
        _expectInvalid("maxTotalNum", config);
        config.maxTotalNum = 100;
        config.presaleMaxNum = 0;
        _expectInvalid("presaleMaxNum", config);
        config.presaleMaxNum = 101;
        _expectInvalid("presaleMaxNum", config);
        config.presaleMaxNum = 100;
        _expectValid(config);
        config.softCapRate = 4999;
        _expectInvalid("softCapRate", config);
        config.softCapRate = 10_001;
        _expectInvalid("softCapRate", config);
        config.softCapRate = 10_000;
        _expectValid(config);
    }

    function test_rules_liquidity() public {
        PresaleConfig memory config = _plan().presale;
        config.userLPShare = 4999;
        _expectInvalid("userLPShare", config);
        config.userLPShare = 8001;
        _expectInvalid("userLPShare", config);
        config.userLPShare = 8000;
        _expectValid(config);
        config.userLPShare = 5000;
        config.devLPShare = 2001;
        _expectInvalid("devLPShare", config);
        config.devLPShare = 2000;
        config.devLPReceiver = address(0);
        _expectInvalid("devLPReceiver", config);
        // Locked tokens need a receiver too.
        config.devLPShare = 0;
        _expectInvalid("devLPReceiver", config);
        config.devLPReceiver = devReceiver;
        config.lpDistributionEnabled = false;
        _expectInvalid("lpDistributionEnabled", config);
    }

    function test_rules_backingGoesOnlyWithAllTokensInThePool() public {
        PresaleConfig memory config = _plan().presale;
        config.backingShare = 1;
        _expectInvalid("backingShare", config);
        _create(_backedPlan());
        config.backingShare = 4900;
        _expectValid(config);
        config.backingShare = 4901;
        _expectInvalid("backingShare", config);
        // Nothing for the creator: nobody has to receive it.
        config.backingShare = 0;
        config.devLPShare = 0;
        config.devLPReceiver = address(0);
        _expectValid(config);
    }

    function test_rules_vesting() public {
        PresaleConfig memory config = _plan().presale;
        config.vestingRate = 0;
        _expectInvalid("vestingRate", config);
        config.vestingRate = 10_001;
        _expectInvalid("vestingRate", config);
        config.vestingRate = 9999;
        config.vestingDelay = 365 days + 1;
        _expectInvalid("vestingDelay", config);
        config.vestingDelay = 365 days;
        config.vestingDis = 1 days - 1;
        _expectInvalid("vestingDis", config);
        config.vestingDis = 90 days + 1;
        _expectInvalid("vestingDis", config);
        config.vestingDis = 90 days;
        _expectValid(config);
        // Five rounds of 73 days fill the 730 days exactly.
        config.vestingRate = 2000;
        config.vestingDis = 73 days;
        _expectValid(config);
        config.vestingDis = 73 days + 1;
        _expectInvalid("vestingDis", config);
        config.vestingRate = 10_000;
        config.vestingDis = 0;
        _expectValid(config);
    }

    function testFuzz_status_followsTimeAndSales(uint256 time, uint8 sold) public {
        PresaleConfig memory config = _plan().presale;
        _start();
        uint256 shares = bound(sold, 0, 100);
        uint256 left = shares;
        address[3] memory buyers = [alice, bob, carol];
        for (uint256 i = 0; i < 3 && left != 0; i++) {
            uint256 part = left > 40 ? 40 : left;
            _buy(buyers[i], part);
            left -= part;
        }
        time = bound(time, config.startTime, config.endTime + 30 days);
        vm.warp(time);
        uint256 expected =
            time < config.endTime
                ? 1
                : shares >= 50
                    ? 2
                    : 4;
        if (shares == 100) expected = 2;
        assertEq(presale.status(), expected);
    }

    function test_softCap_isRoundedUp() public {
        Plan memory plan = _plan();
        plan.presale.maxTotalNum = 3;
        plan.presale.presaleMaxNum = 3;
        _create(plan);
        _start();
        _buy(alice, 1);
        _finish();
        assertEq(presale.status(), 4);
    }

    /// @dev 66.67 % of 3 shares is 2.0001: the smallest part of a share counts as one.
    function test_softCap_isRoundedUp_fromTheSmallestPart() public {
        Plan memory plan = _plan();
        plan.presale.maxTotalNum = 3;
        plan.presale.presaleMaxNum = 3;
        plan.presale.softCapRate = 6667;
        _create(plan);
        _start();
        _buy(alice, 2);
        _finish();
        assertEq(presale.status(), 4);
    }

    function create(Plan calldata plan) external {
        _create(plan);
    }

    function _expectInvalid(bytes32 field, PresaleConfig memory config) private {
        vm.expectRevert(_invalid(field));
        vm.prank(creator);
        presale.setPresaleConfig(config);
    }

    function _expectValid(PresaleConfig memory config) private {
        vm.prank(creator);
        presale.setPresaleConfig(config);
    }

    function _invalid(bytes32 field) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IPresale.PresaleConfigInvalid.selector, field);
    }
}
