// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// @title Blind boxes with a draw that nobody can steer alone
/// @notice All prizes are escrowed before the sale and the secret is committed. After the sale a future block hash is
/// captured, then the secret is revealed; both fix every prize. Without a reveal every box gets its price back and a
/// share of the bond, the prizes are burned and the fee is still due: whatever boxes the operator holds itself,
/// withholding never pays. Only a block producer to whom the operator told the secret can choose among draws.
interface IBlindBox {
    /// @notice 0 Preparing, 1 OnSale, 2 SoldOut, 3 Ended, 4 Armed, 5 Revealed, 6 Void.
    enum Status {
        Preparing,
        OnSale,
        SoldOut,
        Ended,
        Armed,
        Revealed,
        Void
    }

    /// @notice `count` boxes hold `amount` of the prize coin each.
    struct Tier {
        uint32 count;
        uint128 amount;
    }

    /// @notice What the operator fixes when it makes a series.
    struct SeriesConfig {
        bytes32 commit;
        address prizeCoin;
        uint96 price;
        uint40 start;
        uint40 end;
        uint16 limit;
    }

    /// @notice A series. `total` boxes, `sold` of them sold, `opened` of the sold ones opened. `end` is when the sale is
    /// over, which is sooner than planned when the last box is sold.
    struct Series {
        bytes32 commit;
        address prizeCoin;
        uint96 price;
        address operator;
        uint40 start;
        uint40 end;
        uint16 limit;
        uint16 feeBps;
        uint32 total;
        uint32 sold;
        uint32 opened;
        uint40 revealBlock;
        uint40 capturedAt;
        uint40 revealedAt;
        bool proceedsTaken;
        bool bondTaken;
        bool feeSettled;
        uint128 escrow;
        uint96 bond;
        bool prizesBurned;
        bytes32 seed;
    }

    /// @notice Series `series` of `total` boxes exists; `escrow` of `prizeCoin` and `bond` sun are held.
    event SeriesCreated(
        uint256 indexed series,
        address indexed operator,
        bytes32 commit,
        address prizeCoin,
        uint256 total,
        uint256 escrow,
        uint256 bond
    );
    /// @notice `user` bought `boxId`.
    event BoxBought(uint256 indexed series, uint256 indexed boxId, address indexed user);
    /// @notice The sale is over; the hash of block `revealBlock` will decide.
    event SeriesClosed(uint256 indexed series, uint256 revealBlock);
    /// @notice The hash of the reveal block is fixed.
    event Captured(uint256 indexed series, bytes32 blockHash);
    /// @notice The secret is public; `seed` fixes every prize.
    event Revealed(uint256 indexed series, bytes32 seed);
    /// @notice `boxId` was opened and held prize `prizeId`.
    event Opened(uint256 indexed series, uint256 indexed boxId, uint256 prizeId);
    /// @notice `boxId` of a void series got `amount` sun: its price and its share of the bond.
    event BoxRefunded(uint256 indexed series, uint256 indexed boxId, uint256 amount);
    /// @notice The prizes of a void series are gone for good.
    event PrizesBurned(uint256 indexed series, uint256 amount);
    /// @notice The fee of a series went to the fee vault.
    event FeeSettled(uint256 indexed series, uint256 amount);
    /// @notice The operator took the proceeds, less `fee`, which {settleFee} passes on.
    event ProceedsTaken(uint256 indexed series, uint256 amount, uint256 fee);
    /// @notice The operator took its bond back.
    event BondTaken(uint256 indexed series, uint256 amount);
    /// @notice An unsold series was given back to its operator.
    event SeriesReclaimed(uint256 indexed series);
    /// @notice Whether `operator` may make series.
    event OperatorSet(address indexed operator, bool allowed);
    /// @notice Whether `coin` may be a prize.
    event PrizeCoinSet(address indexed coin, bool allowed);
    /// @notice Fee on the proceeds of series made from now on.
    event FeeSet(uint16 bps);

    /// @notice The series does not exist.
    error BlindBoxUnknownSeries(uint256 series);
    /// @notice The series is in `status`, which does not allow this.
    error BlindBoxWrongStatus(uint256 series, Status status);
    /// @notice Only `operator` accounts may make a series, only its operator may take what is the operator's, and for some
    /// time close it.
    error BlindBoxNotOperator(address caller);
    /// @notice Tiers, times, price, limit or coin are out of their ranges.
    error BlindBoxInvalidSeries();
    /// @notice Another series has this commitment.
    error BlindBoxCommitUsed(bytes32 commit);
    /// @notice The bond must be at least `least` (10 % of all boxes' price).
    error BlindBoxBondTooSmall(uint256 bond, uint256 least);
    /// @notice The buyer may take `allowed` more boxes.
    error BlindBoxTooMany(uint256 num, uint256 allowed);
    /// @notice `paid` sun do not match the `price`.
    error BlindBoxWrongPayment(uint256 paid, uint256 price);
    /// @notice The reveal block is not past yet.
    error BlindBoxTooEarly(uint256 revealBlock);
    /// @notice The hash of this series was already captured.
    error BlindBoxAlreadyCaptured(uint256 series);
    /// @notice The secret does not match the commitment.
    error BlindBoxWrongSecret();
    /// @notice `boxId` does not exist or was not sold.
    error BlindBoxUnknownBox(uint256 boxId);
    /// @notice This was already paid out.
    error BlindBoxAlreadyPaid(uint256 boxId);
    /// @notice The bond stays until all sold boxes are opened or `time`.
    error BlindBoxBondHeld(uint256 time);
    /// @notice TRX could not be sent to `to`.
    error BlindBoxPaymentFailed(address to);
    /// @notice A setting is out of its range.
    error BlindBoxSettingOutOfRange();

    /// @notice Operator: escrows all prizes and `msg.value` as bond.
    function createSeries(
        SeriesConfig calldata config,
        Tier[] calldata tiers
    ) external payable returns (uint256 series);

    /// @notice Buys the next `num` boxes for exactly their price.
    function buyBox(uint256 series, uint256 num) external payable;

    /// @notice After the sale: fixes the block whose hash decides. By the operator, and by anyone once the reveal time has
    /// passed since the sale ended.
    function closeSeries(uint256 series) external;

    /// @notice Within 256 blocks after the reveal block, by anyone: keeps its hash.
    function capture(uint256 series) external;

    /// @notice Within the reveal time after the capture: publishes the secret.
    function reveal(uint256 series, bytes32 secret) external;

    /// @notice Pays the prize of a box to its owner; the prize of an unsold box to the operator. Anyone may call.
    function open(uint256 series, uint256 boxId) external;

    /// @notice Void: pays a box its price and its share of what the fee leaves of the bond. Anyone may call.
    function refundBox(uint256 series, uint256 boxId) external;

    /// @notice Void: burns the escrowed prizes, so that not revealing saves the operator nothing. Anyone may call.
    function burnPrizes(uint256 series) external;

    /// @notice Revealed or Void: passes the fee of the series on to the fee vault, out of proceeds or bond. Anyone may
    /// call; nobody's payment waits for it.
    function settleFee(uint256 series) external;

    /// @notice Operator: takes the proceeds of a revealed series, less the fee.
    function takeProceeds(uint256 series) external;

    /// @notice Operator: takes the bond back when all sold boxes are opened, or after the holding time.
    function takeBond(uint256 series) external;

    /// @notice Operator: takes prizes and bond of a series back that ended without a single sale.
    function reclaimSeries(uint256 series) external;

    /// @notice Owner: who may make series.
    function setOperator(address operator, bool allowed) external;

    /// @notice Owner: which coins may be prizes. A coin that can block transfers must not be allowed.
    function setPrizeCoin(address coin, bool allowed) external;

    /// @notice Owner: fee on proceeds of future series, at most 500 bps.
    function setFee(uint16 bps) external;

    /// @notice The state of a series, computed from chain time and what was stored.
    function status(uint256 series) external view returns (uint256);

    /// @notice Everything stored about a series.
    function seriesOf(uint256 series) external view returns (Series memory);

    /// @notice The tiers of a series.
    function tiersOf(uint256 series) external view returns (Tier[] memory);

    /// @notice How many series were made; ids start at 0.
    function seriesLength() external view returns (uint256);

    /// @notice The buyer of a sold box.
    function ownerOfBox(uint256 series, uint256 boxId) external view returns (address);

    /// @notice The number of the prize in a box of a revealed series: a permutation of 0..total-1.
    function prizeIdOf(uint256 series, uint256 boxId) external view returns (uint256);

    /// @notice The amount of prize number `prizeId`.
    function prizeAmount(uint256 series, uint256 prizeId) external view returns (uint256);

    /// @notice How many boxes `user` bought of a series.
    function boughtBy(uint256 series, address user) external view returns (uint256);
}
