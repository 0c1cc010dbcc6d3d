// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IPresale, PresaleConfig} from "./IPresale.sol";

/// @title What a presale may be set to, and what follows from its settings
/// @notice Pure rules without storage, so that each can be read and tested on its own.
library PresaleRules {
    uint256 internal constant BPS = 10_000;
    uint256 internal constant MAX_FEE_BPS = 300;
    uint256 internal constant MIN_PRICE = 1e6;
    uint256 internal constant MIN_LP_SUPPLY = 1e6;
    uint256 internal constant MIN_DURATION = 1 hours;
    uint256 internal constant MAX_DURATION = 30 days;
    uint256 internal constant MAX_WAIT = 90 days;
    uint256 internal constant MAX_VESTING = 730 days;
    uint256 internal constant DEV_LOCK = 180 days;
    /// @dev Time to leave the pool for buyers whose LP vests all at once.
    uint256 internal constant MIN_EXIT = 3 days;

    /// @notice Times: a start within 90 days, a duration between `minDuration` and 30 days.
    function checkTimes(PresaleConfig calldata config, uint256 earliest, uint256 minDuration) internal view {
        uint256 start = config.startTime;
        uint256 end = config.endTime;
        if (start < earliest || start > block.timestamp + MAX_WAIT) {
            revert IPresale.PresaleConfigInvalid("startTime");
        }
        if (end < start + minDuration || end > start + MAX_DURATION) {
            revert IPresale.PresaleConfigInvalid("endTime");
        }
    }

    /// @notice Shares that must be sold, rounded up.
    function softCap(PresaleConfig storage config) internal view returns (uint256) {
        return (uint256(config.maxTotalNum) * config.softCapRate + BPS - 1) / BPS;
    }

    /// @notice Until when a buyer may leave: nobody can fill a presale and flee at its last block.
    function leaveUntil(PresaleConfig storage config) internal view returns (uint256) {
        uint256 end = config.endTime;
        uint256 quarter = (end - config.startTime) / 4;
        return end - (quarter < 1 days ? quarter : 1 days);
    }

    /// @notice Seconds from the launch to the last vesting round.
    function vestingLength(PresaleConfig storage config) internal view returns (uint256) {
        uint256 rate = config.vestingRate;
        if (rate == BPS) return config.vestingDelay;
        // At most 10,000 rounds of 32 bits.
        unchecked {
            return config.vestingDelay + (_rounds(rate) - 1) * uint256(config.vestingDis);
        }
    }

    /// @notice The vested part in bps, `elapsed` seconds after the launch.
    function vestedBps(PresaleConfig storage config, uint256 elapsed) internal view returns (uint256) {
        uint256 delay = config.vestingDelay;
        if (elapsed < delay) return 0;
        uint256 rate = config.vestingRate;
        // The interval may be zero then.
        if (rate == BPS) return BPS;
        uint256 vested = (1 + (elapsed - delay) / config.vestingDis) * rate;
        return vested < BPS ? vested : BPS;
    }

    /// @notice Days that the creator's part stays locked.
    function devLockDays(PresaleConfig storage config) internal view returns (uint256) {
        return lockDays(vestingLength(config));
    }

    /// @notice Days of a lock beside a vesting of this `length`: 180, or as long as the vesting if that is longer.
    function lockDays(uint256 length) internal pure returns (uint256) {
        if (length < DEV_LOCK) length = DEV_LOCK;
        unchecked {
            return (length + 1 days - 1) / 1 days;
        }
    }

    /// @notice Price, shares and soft cap.
    function checkShares(PresaleConfig calldata config) internal pure {
        uint256 hardCap = uint256(config.presaleEthAmount) * config.maxTotalNum;
        // Far above all TRX there will be, far below what a pair's 112 bits can hold.
        if (config.presaleEthAmount < MIN_PRICE || hardCap > type(uint96).max) {
            revert IPresale.PresaleConfigInvalid("presaleEthAmount");
        }
        if (config.maxTotalNum == 0) revert IPresale.PresaleConfigInvalid("maxTotalNum");
        if (config.presaleMaxNum == 0 || config.presaleMaxNum > config.maxTotalNum) {
            revert IPresale.PresaleConfigInvalid("presaleMaxNum");
        }
        if (config.softCapRate < 5000 || config.softCapRate > BPS) {
            revert IPresale.PresaleConfigInvalid("softCapRate");
        }
    }

    /// @notice Who gets the liquidity: at least half of it the buyers, at most a fifth the creator.
    function checkLiquidity(PresaleConfig calldata config, uint256 feeBps, uint256 devSupply) internal pure {
        uint256 dev = config.devLPShare;
        if (config.userLPShare < 5000 || config.userLPShare + dev > BPS) {
            revert IPresale.PresaleConfigInvalid("userLPShare");
        }
        if (dev > 2000) revert IPresale.PresaleConfigInvalid("devLPShare");
        if ((dev != 0 || devSupply != 0) && config.devLPReceiver == address(0)) {
            revert IPresale.PresaleConfigInvalid("devLPReceiver");
        }
        // Without it a buyer would pay for nothing.
        if (!config.lpDistributionEnabled) revert IPresale.PresaleConfigInvalid("lpDistributionEnabled");
        // At most what goes into the pair: else a token could be redeemed for more than its launch price.
        if (uint256(config.backingShare) * 2 + feeBps > BPS) {
            revert IPresale.PresaleConfigInvalid("backingShare");
        }
    }

    /// @notice Vesting: an interval of 1 to 90 days unless all comes at once, and an end within 730 days.
    function checkVesting(PresaleConfig calldata config) internal pure {
        uint256 rate = config.vestingRate;
        if (rate == 0 || rate > BPS) revert IPresale.PresaleConfigInvalid("vestingRate");
        if (config.vestingDelay > 365 days) revert IPresale.PresaleConfigInvalid("vestingDelay");
        if (rate == BPS) return;
        uint256 interval = config.vestingDis;
        bool inRange = interval >= 1 days && interval <= 90 days;
        if (!inRange || config.vestingDelay + _rounds(rate) * interval > MAX_VESTING) {
            revert IPresale.PresaleConfigInvalid("vestingDis");
        }
    }

    function _rounds(uint256 rate) private pure returns (uint256) {
        unchecked {
            return (BPS + rate - 1) / rate;
        }
    }
}
