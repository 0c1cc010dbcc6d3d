// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @notice Ends itself on request, and tells until the end of the transaction what it holds.
contract Mortal {
    uint256 public kept = 5;

    constructor() payable {}

    function die(address payable heir) external {
        selfdestruct(heir);
    }
}

contract Failing {
    error Refused(uint256 code);

    constructor() {
        revert Refused(42);
    }
}

/// @notice Makes contracts in every way the machine knows.
contract Factory {
    event Made(address mortal);

    constructor() payable {}

    function make() public payable returns (address mortal) {
        mortal = address(new Mortal{value: msg.value}());
        emit Made(mortal);
    }

    function makeSalted(bytes32 salt) public payable returns (address mortal) {
        mortal = address(new Mortal{salt: salt, value: msg.value}());
        emit Made(mortal);
    }

    /// @notice The stack word of CREATE, before Solidity would cut it to an address.
    function rawWord() external returns (uint256 word) {
        bytes memory code = type(Mortal).creationCode;
        assembly {
            word := create(0, add(code, 32), mload(code))
        }
    }

    /// @notice Tries the same salt twice and reports the energy that the collision burned.
    function collide(bytes32 salt) external returns (address first, address second, uint256 before, uint256 later) {
        first = makeSalted(salt);
        bytes memory code = type(Mortal).creationCode;
        assembly {
            before := gas()
            second := create2(0, add(code, 32), mload(code), salt)
            later := gas()
        }
    }

    function reasonOfFailing() external returns (bytes memory reason) {
        try new Failing() {} catch (bytes memory data) {
            reason = data;
        }
    }

    /// @notice Kills a contract and asks it again in the same transaction.
    function killAndAsk(Mortal mortal, address payable heir) external returns (uint256 kept, uint256 size) {
        mortal.die(heir);
        kept = mortal.kept();
        size = address(mortal).code.length;
    }

    function makeAndKill(address payable heir) external payable returns (address made) {
        Mortal mortal = new Mortal{value: msg.value}();
        made = address(mortal);
        mortal.die(heir);
    }

    function initCodeHash() external pure returns (bytes32) {
        return keccak256(type(Mortal).creationCode);
    }
}
