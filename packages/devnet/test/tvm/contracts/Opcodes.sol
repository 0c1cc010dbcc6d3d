// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @notice What a contract sees of its surroundings, and the memory of one transaction.
contract Opcodes {
    function context() external payable returns (uint256[12] memory words) {
        uint256 producer;
        assembly {
            producer := coinbase()
        }
        words[0] = uint160(tx.origin);
        words[1] = uint160(msg.sender);
        words[2] = uint160(address(this));
        words[3] = producer;
        words[4] = block.timestamp;
        words[5] = block.number;
        words[6] = block.prevrandao;
        words[7] = block.gaslimit;
        words[8] = block.chainid;
        words[9] = block.basefee;
        words[10] = tx.gasprice;
        words[11] = address(this).balance;
    }

    function blockHash(uint256 number) external view returns (bytes32) {
        return blockhash(number);
    }

    /// @notice Copies inside memory, where source and destination may overlap.
    function copied(bytes memory data, uint256 to, uint256 from, uint256 length) external pure returns (bytes memory) {
        assembly {
            mcopy(add(add(data, 32), to), add(add(data, 32), from), length)
        }
        return data;
    }

    function writeTransient(uint256 slot, uint256 value) public returns (uint256 read) {
        assembly {
            tstore(slot, value)
            read := tload(slot)
        }
    }

    function readTransient(uint256 slot) external view returns (uint256 read) {
        assembly {
            read := tload(slot)
        }
    }

    function writeAndFail(uint256 slot, uint256 value) external {
        writeTransient(slot, value);
        revert();
    }

    /// @notice Writes, lets a failing inner call overwrite it, and reads what is left.
    function transientAfterFailure(uint256 slot) external returns (uint256 read) {
        writeTransient(slot, 7);
        try this.writeAndFail(slot, 8) {} catch {}
        assembly {
            read := tload(slot)
        }
    }

    function codeHashes(address other) external view returns (bytes32 own, bytes32 others) {
        own = address(this).codehash;
        others = other.codehash;
    }
}
