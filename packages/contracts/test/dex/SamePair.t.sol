// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IUniswapV2Factory, IUniswapV2Pair} from "../../src/dex/IUniswapV2.sol";
import {Test} from "../base/Test.sol";
import {Vm} from "../base/Vm.sol";
import {DeployDoubles} from "../deploy/DeployDoubles.sol";
import {TrickCoin} from "../doubles/TrickCoin.sol";
import {Dex} from "./Dex.sol";

interface IFeeSwitch {
    function setFeeTo(address to) external;
}

interface IPermit {
    function permit(
        address owner,
        address spender,
        uint256 value,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external;
    function DOMAIN_SEPARATOR() external view returns (bytes32);
    function PERMIT_TYPEHASH() external view returns (bytes32);
    function nonces(address owner) external view returns (uint256);
}

/// @notice Our pair beside the one its authors compiled: for plain coins every call gives the same answer, the same
/// refusal, the same events and the same state.
contract SamePairTest is Test {
    address private constant ALICE = address(0xA11CE);
    address private constant FEES = address(0xFEE5);

    IUniswapV2Factory[2] private dex;
    IUniswapV2Pair[2] private pairs;
    TrickCoin[2] private coins;
    bool private feeOn;

    function setUp() public {
        vm.warp(1_800_000_000);
        (coins[0], coins[1]) = (DeployDoubles.trickCoin("A"), DeployDoubles.trickCoin("B"));
        if (address(coins[1]) < address(coins[0])) (coins[0], coins[1]) = (coins[1], coins[0]);
        dex = [Dex.factory(address(this)), Dex.original(address(this))];
        for (uint256 i; i < 2; ++i) {
            pairs[i] = IUniswapV2Pair(dex[i].createPair(address(coins[0]), address(coins[1])));
        }
    }

    function testFuzz_anyTrace_isTheSame(uint256 seed) public {
        _pay(0, 1e12);
        _pay(1, 3e12);
        _both(abi.encodeCall(IUniswapV2Pair.mint, (address(this))));
        for (uint256 i; i < 24; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            _step(seed % 9, seed >> 8);
            _compare();
        }
    }

    /// @dev Beyond what two reserves can hold, a clock beyond 32 bits, a step of one second.
    function testFuzz_limits_areTheSame(uint256 amount0, uint256 amount1, uint256 time) public {
        _pay(0, bound(amount0, 0, 2 ** 113));
        _pay(1, bound(amount1, 0, 2 ** 113));
        _both(abi.encodeCall(IUniswapV2Pair.mint, (address(this))));
        _compare();
        // The sums of prices (words 9 and 10) may pass their end as well.
        for (uint256 i; i < 4; ++i) {
            vm.store(address(pairs[i / 2]), bytes32(9 + (i % 2)), bytes32(type(uint256).max));
        }
        vm.warp(bound(time, 2 ** 32 - 10, 2 ** 33));
        _pay(0, 1e6);
        _both(abi.encodeCall(IUniswapV2Pair.sync, ()));
        _compare();
        vm.warp(vm.getBlockTimestamp() + 1);
        _both(abi.encodeCall(IUniswapV2Pair.sync, ()));
        _compare();
    }

    function testFuzz_permit_isTheSame(uint256 key, uint256 value, uint256 wrong) public {
        key = bound(key, 1, 2 ** 200);
        address owner = vm.addr(key);
        for (uint256 i; i < 2; ++i) {
            IPermit pair = IPermit(address(pairs[i]));
            bytes32 fields = keccak256(
                abi.encode(pair.PERMIT_TYPEHASH(), owner, ALICE, value, 0, block.timestamp)
            );
            bytes32 digest = keccak256(abi.encodePacked("\x19\x01", _domain(address(pair)), fields));
            (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digest);
            vm.expectRevert(bytes("UniswapV2: EXPIRED"));
            pair.permit(owner, ALICE, value, block.timestamp - 1, v, r, s);
            if (wrong != value) {
                vm.expectRevert(bytes("UniswapV2: INVALID_SIGNATURE"));
                pair.permit(owner, ALICE, wrong, block.timestamp, v, r, s);
            }
            pair.permit(owner, ALICE, value, block.timestamp, v, r, s);
            assertEq(pairs[i].allowance(owner, ALICE), value);
            assertEq(pair.nonces(owner), 1);
            vm.expectRevert(bytes("UniswapV2: INVALID_SIGNATURE"));
            pair.permit(owner, ALICE, value, block.timestamp, v, r, s);
        }
    }

    function test_initialize_RevertWhen_CallerIsNotTheFactory() public {
        _both(abi.encodeWithSignature("initialize(address,address)", ALICE, ALICE));
        assertEq(pairs[0].token0(), address(coins[0]));
        assertEq(pairs[0].token1(), address(coins[1]));
        assertEq(pairs[0].factory(), address(dex[0]));
    }

    function _step(uint256 kind, uint256 seed) private {
        uint256 amount = seed % 10 ** (6 + ((seed >> 100) % 8));
        if (kind == 0) {
            _pay(0, amount);
            _pay(1, (seed >> 60) % 1e13);
            _both(abi.encodeCall(IUniswapV2Pair.mint, (address(this))));
        } else if (kind == 1) {
            uint256 part = (pairs[0].balanceOf(address(this)) * (seed % 1100)) / 1000;
            _bothToPair(part);
            _both(abi.encodeCall(IUniswapV2Pair.burn, (ALICE)));
        } else if (kind == 2 || kind == 3) {
            _swap(kind - 2, amount, seed >> 128);
        } else if (kind == 4) {
            _pay(seed & 1, amount);
            _both(abi.encodeCall(IUniswapV2Pair.sync, ()));
        } else if (kind == 5) {
            _pay(seed & 1, amount);
            _both(abi.encodeCall(IUniswapV2Pair.skim, (ALICE)));
        } else if (kind == 6) {
            vm.warp(vm.getBlockTimestamp() + (seed % 2 ** ((seed >> 200) % 34)));
        } else if (kind == 7) {
            feeOn = !feeOn;
            for (uint256 i; i < 2; ++i) IFeeSwitch(address(dex[i])).setFeeTo(feeOn ? FEES : address(0));
        } else {
            _odd(seed % 5, seed >> 8);
        }
    }

    /// @dev Pays in `amount` and asks for about what it buys: 95 to 105 %.
    function _swap(uint256 side, uint256 amount, uint256 seed) private {
        (uint256 reserve0, uint256 reserve1, ) = pairs[0].getReserves();
        (uint256 from, uint256 to) = side == 0 ? (reserve0, reserve1) : (reserve1, reserve0);
        uint256 out = (amount * 997 * to) / (from * 1000 + amount * 997 + 1);
        if (seed & 1 == 0) out = (out * (950 + ((seed >> 1) % 100))) / 1000;
        _pay(side, amount);
        _both(abi.encodeCall(IUniswapV2Pair.swap, (side == 0 ? 0 : out, side == 0 ? out : 0, ALICE, "")));
    }

    function _odd(uint256 kind, uint256 seed) private {
        uint256 lp = pairs[0].balanceOf(address(this));
        if (kind == 0)
            _both(abi.encodeCall(IUniswapV2Pair.swap, (seed % 2, 0, address(coins[seed % 2]), "")));
        else if (kind == 1) _both(abi.encodeCall(IUniswapV2Pair.swap, (seed, seed >> 1, ALICE, "")));
        else if (kind == 2)
            _both(abi.encodeWithSignature("transfer(address,uint256)", ALICE, seed % (lp + 2)));
        else if (kind == 3) {
            uint256 allowed = seed % 3 == 0 ? type(uint256).max : lp / 2;
            _both(abi.encodeWithSignature("approve(address,uint256)", address(this), allowed));
        } else {
            address me = address(this);
            _both(
                abi.encodeWithSignature("transferFrom(address,address,uint256)", me, ALICE, seed % (lp + 2))
            );
        }
    }

    function _pay(uint256 side, uint256 amount) private {
        for (uint256 i; i < 2; ++i) coins[side].mint(address(pairs[i]), amount);
    }

    /// @dev LP to the pair that made it.
    function _bothToPair(uint256 amount) private {
        for (uint256 i; i < 2; ++i) {
            if (amount <= pairs[i].balanceOf(address(this))) pairs[i].transfer(address(pairs[i]), amount);
        }
    }

    function _both(bytes memory call) private {
        bytes32[2] memory seen;
        for (uint256 i; i < 2; ++i) {
            vm.recordLogs();
            (bool worked, bytes memory answer) = address(pairs[i]).call(call);
            seen[i] = keccak256(abi.encode(worked, answer, _events(pairs[i])));
        }
        assertEq(seen[0], seen[1]);
    }

    /// @dev The pair's own events, with one name for both pairs.
    function _events(IUniswapV2Pair pair) private returns (bytes32 hash) {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i; i < logs.length; ++i) {
            Vm.Log memory log = logs[i];
            for (uint256 k; k < log.topics.length; ++k) {
                if (address(uint160(uint256(log.topics[k]))) == address(pair)) log.topics[k] = "pair";
            }
            bool own = log.emitter == address(pair);
            hash = keccak256(abi.encode(hash, log.topics, log.data, own ? address(0) : log.emitter));
        }
    }

    function _compare() private view {
        assertEq(_state(pairs[0]), _state(pairs[1]));
    }

    function _state(IUniswapV2Pair pair) private view returns (bytes32) {
        (uint256 reserve0, uint256 reserve1, uint256 time) = pair.getReserves();
        bytes32 pool = keccak256(
            abi.encode(reserve0, reserve1, time, pair.price0CumulativeLast(), pair.price1CumulativeLast())
        );
        bytes32 lp = keccak256(
            abi.encode(
                pair.kLast(),
                pair.totalSupply(),
                pair.balanceOf(address(this)),
                pair.balanceOf(ALICE),
                pair.balanceOf(FEES),
                pair.balanceOf(address(pair)),
                pair.allowance(address(this), address(this))
            )
        );
        return
            keccak256(
                abi.encode(pool, lp, coins[0].balanceOf(address(pair)), coins[1].balanceOf(address(pair)))
            );
    }

    function _domain(address pair) private view returns (bytes32) {
        bytes32 fields = keccak256(
            "EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"
        );
        return keccak256(abi.encode(fields, keccak256("Uniswap V2"), keccak256("1"), block.chainid, pair));
    }
}
