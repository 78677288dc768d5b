// boardgame.io's server with two games. One is breakthrough, as in examples/breakthrough. The other is as long as
// Tyrus and has a state as small: 54 tiles are placed from hidden hands into six buildings, and after every sixth tile
// the hands are filled up by chance.
// Usage: node boardgameio.cjs PORT FOLDER_OF_THE_SOCKET USER DATABASE, with NODE_PATH set to its packages.

const { Server, Origins } = require("boardgame.io/server");
const { PlayerView, INVALID_MOVE } = require("boardgame.io/core");
const { PostgresStore } = require("bgio-postgres");

const PLACEMENTS = 54, ELECTION = 6, HAND = 9, TILES = 30, BUILDINGS = 6;

const SIZE = 8;

// White goes up from rows 1 and 2, Black down from 7 and 8; whoever reaches the far row, or takes all, has won.
const breakthrough = {
    name: "breakthrough",
    minPlayers: 2,
    maxPlayers: 2,
    setup: () => ({ squares: [..."o".repeat(2 * SIZE) + ".".repeat(4 * SIZE) + "x".repeat(2 * SIZE)] }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
        move: {
            client: false,
            move: ({ G, playerID }, origin, goal) => {
                const [own, forward] = playerID === "0" ? ["o", 1] : ["x", -1];
                const side = (goal % SIZE) - (origin % SIZE);
                const isAhead = Math.floor(goal / SIZE) - Math.floor(origin / SIZE) === forward && Math.abs(side) <= 1;
                const isFree = G.squares[goal] === "." || (side !== 0 && G.squares[goal] !== own);
                if (G.squares[origin] !== own || !isAhead || !isFree) return INVALID_MOVE;
                G.squares[origin] = ".";
                G.squares[goal] = own;
            },
        },
    },
    endIf: ({ G }) => {
        const { squares } = G;
        if (squares.slice(-SIZE).includes("o") || !squares.includes("x")) return { winner: "0" };
        if (squares.slice(0, SIZE).includes("x") || !squares.includes("o")) return { winner: "1" };
    },
};

const placing = {
    name: "placing",
    minPlayers: 2,
    maxPlayers: 2,
    setup: ({ random }) => {
        const players = {};
        const supply = {};
        for (const seat of ["0", "1"]) {
            supply[seat] = random.Shuffle([...Array(TILES).keys()]);
            players[seat] = { hand: supply[seat].splice(0, HAND) };
        }
        return { players, secret: { supply, tiles: [] }, buildings: Array(BUILDINGS).fill(0), placed: 0, marks: [0, 0] };
    },
    playerView: PlayerView.STRIP_SECRETS,
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
        place: {
            client: false,
            move: ({ G, playerID, random }, tile, building) => {
                const { hand } = G.players[playerID];
                if (!hand.includes(tile) || !(building in G.buildings)) return INVALID_MOVE;
                hand.splice(hand.indexOf(tile), 1);
                G.secret.tiles.push([playerID, tile, building]);
                G.buildings[building] += 1;
                G.placed += 1;
                if (G.placed % ELECTION === 0) count(G, random);
            },
        },
    },
    endIf: ({ G }) => (G.placed === PLACEMENTS ? { marks: G.marks } : undefined),
};

// Give a mark to whoever has placed more in the last election, and fill up the hands.
function count(G, random) {
    const sums = [0, 0];
    for (const [seat, tile] of G.secret.tiles.slice(-ELECTION)) sums[seat] += tile % 10;
    G.marks[sums[0] >= sums[1] ? 0 : 1] += 1;
    for (const seat of ["0", "1"]) {
        const { hand } = G.players[seat];
        while (hand.length < HAND && G.secret.supply[seat].length > 0) {
            const at = random.Die(G.secret.supply[seat].length) - 1;
            hand.push(...G.secret.supply[seat].splice(at, 1));
        }
    }
}

const [port, host, username, database] = process.argv.slice(2);
const db = new PostgresStore({ database, username, password: "", host, logging: false });
Server({ games: [breakthrough, placing], db, origins: [Origins.LOCALHOST] }).run(Number(port), () => console.log(port));
