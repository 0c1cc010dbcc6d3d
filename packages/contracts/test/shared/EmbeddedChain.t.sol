// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {EmbeddedChain} from "../../src/shared/EmbeddedChain.sol";
import {Test} from "../base/Test.sol";

/// @notice Where delays may be short.
contract EmbeddedChainTest is Test {
    function test_atLeast_letsAnEnoughValuePass_everywhere() public {
        vm.chainId(EmbeddedChain.MAINNET);
        assertEq(this.atLeast(5, 5, 0), 5);
        assertEq(this.atLeast(6, 5, EmbeddedChain.MAINNET), 6);
    }

    function testFuzz_atLeast_letsLessPass_onlyOnTheDeclaredChain(uint64 id, uint64 declared) public {
        vm.assume(
            id != EmbeddedChain.MAINNET && id != EmbeddedChain.SHASTA && id != EmbeddedChain.NILE && id != 0
        );
        vm.chainId(id);
        assertEq(this.atLeast(1, 5, id), 1);
        if (declared == id) return;
        vm.expectRevert(abi.encodeWithSelector(EmbeddedChain.EmbeddedChainBelowMinimum.selector, 1, 5));
        this.atLeast(1, 5, declared);
    }

    function test_atLeast_isStrictOnPublicNetworks_whateverIsDeclared() public {
        uint256[3] memory ids = [EmbeddedChain.MAINNET, EmbeddedChain.SHASTA, EmbeddedChain.NILE];
        for (uint256 i = 0; i < 3; i++) {
            vm.chainId(ids[i]);
            vm.expectRevert(abi.encodeWithSelector(EmbeddedChain.EmbeddedChainBelowMinimum.selector, 1, 5));
            this.atLeast(1, 5, ids[i]);
        }
    }

    function atLeast(uint256 value, uint256 minimum, uint256 declared) external view returns (uint256) {
        return EmbeddedChain.atLeast(value, minimum, declared);
    }
}
