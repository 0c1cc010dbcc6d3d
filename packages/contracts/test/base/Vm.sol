// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @notice The cheat codes that our tests use.
interface Vm {
    struct Log {
        bytes32[] topics;
        bytes data;
        address emitter;
    }

    function warp(uint256 timestamp) external;
    function roll(uint256 number) external;
    function deal(address who, uint256 balance) external;
    function prank(address sender) external;
    function startPrank(address sender) external;
    function stopPrank() external;
    function expectRevert() external;
    function expectRevert(bytes4 selector) external;
    function expectRevert(bytes calldata data) external;
    function expectEmit(bool a, bool b, bool c, bool d, address emitter) external;
    function assume(bool condition) external;
    function label(address who, string calldata name) external;
    function addr(uint256 key) external returns (address);
    function sign(uint256 key, bytes32 digest) external returns (uint8 v, bytes32 r, bytes32 s);
    function store(address target, bytes32 slot, bytes32 value) external;
    function load(address target, bytes32 slot) external view returns (bytes32);
    function etch(address target, bytes calldata code) external;
    function mockCall(address target, bytes calldata data, bytes calldata result) external;
    function clearMockedCalls() external;
    function getBlockTimestamp() external view returns (uint256);
    function getBlockNumber() external view returns (uint256);
    function recordLogs() external;
    function getRecordedLogs() external returns (Log[] memory logs);
    function record() external;
    function accesses(address target) external view returns (bytes32[] memory reads, bytes32[] memory writes);
    function chainId(uint256 id) external;
    function mockCallRevert(address target, bytes calldata data, bytes calldata result) external;
    function expectCall(address target, bytes calldata data) external;
    function snapshotState() external returns (uint256 id);
    function revertToState(uint256 id) external returns (bool done);
    function setBlockhash(uint256 number, bytes32 hash) external;
}
