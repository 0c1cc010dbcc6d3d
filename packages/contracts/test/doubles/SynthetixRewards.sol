// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @notice The well-known accumulator of staking rewards, in its plain form: one sum per staked unit at 1e18, one
/// settled figure per user, rewards rounded down to whole units at each settlement. Books only, no coins.
/// @dev The rate is kept at 1e18 too. The original drops the remainder of amount / duration, up to a whole unit per
/// second, which would hide the differences that a comparison looks for.
contract SynthetixRewards {
    uint256 private constant _ONE = 1e18;

    uint256 public rate;
    uint256 public finish;
    uint256 public updatedAt;
    uint256 public perUnit;
    uint256 public total;
    mapping(address => uint256) public amountOf;
    mapping(address => uint256) public perUnitPaid;
    mapping(address => uint256) public settled;

    function stake(address user, uint256 amount) external {
        _settle(user);
        total += amount;
        amountOf[user] += amount;
    }

    function withdraw(address user, uint256 amount) external {
        _settle(user);
        total -= amount;
        amountOf[user] -= amount;
    }

    function getReward(address user) external returns (uint256 reward) {
        _settle(user);
        reward = settled[user];
        settled[user] = 0;
    }

    function notify(uint256 amount, uint256 until) external {
        perUnit = rewardPerUnit();
        uint256 left = block.timestamp < finish ? (finish - block.timestamp) * rate : 0;
        rate = (amount * _ONE + left) / (until - block.timestamp);
        finish = until;
        updatedAt = block.timestamp;
    }

    function earned(address user) public view returns (uint256) {
        return (amountOf[user] * (rewardPerUnit() - perUnitPaid[user])) / (_ONE * _ONE) + settled[user];
    }

    function rewardPerUnit() public view returns (uint256) {
        uint256 to = block.timestamp < finish ? block.timestamp : finish;
        if (total == 0 || to <= updatedAt) return perUnit;
        return perUnit + ((to - updatedAt) * rate * _ONE) / total;
    }

    function _settle(address user) private {
        perUnit = rewardPerUnit();
        updatedAt = block.timestamp;
        settled[user] = earned(user);
        perUnitPaid[user] = perUnit;
    }
}
