// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @notice One lock as the product shows it. `createTime` is its key and unique; `lockTime` is when it opens.
struct LockRecord {
    address lockerAddress;
    address coinAddress;
    uint256 lockAmount;
    uint256 createTime;
    uint256 lockTime;
    bool locked;
}

/// @title Time locks for any TRC20
/// @notice Nobody but the locker can take a lock out, nobody can take it out early, nothing here has an owner.
interface ILocker {
    /// @notice `amount` of `coin` is locked for `locker` until `lockTime`.
    event Lock(
        address indexed locker,
        address indexed coin,
        uint256 amount,
        uint256 createTime,
        uint256 lockTime,
        uint256 index
    );
    /// @notice Lock `index` was made for its locker by somebody else: listed apart from the locker's own.
    event LockedByOther(uint256 indexed index, address indexed maker);
    /// @notice `amount` of `coin` went back to `locker`.
    event Unlock(address indexed locker, address indexed coin, uint256 amount, uint256 createTime);
    /// @notice Lock `index` opens later than before.
    event Extended(uint256 indexed index, uint256 lockTime);

    /// @notice `day` is not in 1..3650, or an extension would end more than 3650 days from now.
    error LockerDayOutOfRange(uint256 day);
    /// @notice An amount of 0 cannot be locked.
    error LockerNothingToLock();
    /// @notice The zero address cannot be a locker.
    error LockerInvalidLocker();
    /// @notice `locker` has no lock with this `createTime`.
    error LockerUnknown(address locker, uint256 createTime);
    /// @notice There is no lock number `index`.
    error LockerNoSuchIndex(uint256 index);
    /// @notice The lock opens at `lockTime`.
    error LockerNotYet(uint256 lockTime);
    /// @notice The lock was taken out before.
    error LockerAlreadyUnlocked(uint256 createTime);

    /// @notice `lp` is not a pair of the factory: what it says of its reserves is worth nothing.
    error LockerNotAPair(address lp);

    /// @notice Locks `amount` of `coin` for the caller for `day` days.
    /// @return createTime the key for {unlock} and {extend}: the time of the block, or later when that is taken
    function lock(uint256 amount, address coin, uint256 day) external returns (uint256 createTime);

    /// @notice {lock} for another address: `add` becomes the locker, the caller keeps no right.
    function lockByAdd(
        uint256 amount,
        address coin,
        uint256 day,
        address add
    ) external returns (uint256 createTime);

    /// @notice Pays the caller's lock `createTime` back, once, from its lockTime on.
    function unlock(uint256 createTime) external;

    /// @notice Moves the end of the caller's lock `day` days further (from now when it has already passed).
    function extend(uint256 createTime, uint256 day) external;

    /// @notice Lock number `index`, counted from 0 over all lockers.
    function locks(uint256 index) external view returns (LockRecord memory);

    /// @notice The number of locks ever made.
    function locksLength() external view returns (uint256);

    /// @notice The number of the lock of `locker` with key `createTime`.
    function lockIndex(address locker, uint256 createTime) external view returns (uint256);

    /// @notice Whether lock `index` was made by somebody other than its locker.
    function madeByOther(uint256 index) external view returns (bool);

    /// @notice What `amount` of `coin` is worth in U (6 decimals) at average prices. For display only.
    function getCoinUPrice(uint256 amount, address coin) external view returns (uint256);

    /// @notice What one whole `coin` is worth in U (6 decimals) at average prices. For display only.
    function getPrice(address coin) external view returns (uint256);

    /// @notice What `amount` of the pair token `lp` is worth in U (6 decimals): by average prices and the product of
    /// the reserves, so that moving the reserves does not move it. For display only.
    function getLPUPrice(uint256 amount, address lp) external view returns (uint256);
}
