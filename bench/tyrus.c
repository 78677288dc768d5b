/* Random games of Tyrus in C: a peer for the compiled kernels, used only to measure them.

   gcc -O3 -march=native tyrus.c -o tyrus && ./tyrus GAMES SEED

   Same rules, state record, action numbers, generator and choices as the kernels (games/tyrus/state.py and rules.py,
   engine/playout.py and chance.py): the same seed must give the same plies and returns. Every ply, nature's too, writes
   its whole list of legal actions as int32_t and plays the one picked from that list.

   What C adds, in games per second on one core of the machine where it was written (medians of 25 runs):

       520,000  the rules translated word for word, one loop over write_legal and apply
       750,000  the same loop, with lists written eight places at a time and tables instead of divisions
       990,000  this file: also a loop for each stage, which keeps the hand or the supply it works on in a variable

   So the record is complete after each stage, not after each ply. A list is written a few places past its end. */

#define _POSIX_C_SOURCE 200809L
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 2, GUILDS = 3, VALUES = 10, TILES = GUILDS * VALUES, OFFICES = 3, BUILDINGS = SEATS * OFFICES };
enum { ELECTIONS = 9, COPIES = 3, HAND = 9, PLACED_PER_ELECTION = 6, PLACED = ELECTIONS * PLACED_PER_ELECTION };
enum { COIN = TILES * BUILDINGS, TILE = COIN + SEATS, CARD = TILE + SEATS * TILES };
enum { PIECE = 8, MAX_LEGAL = HAND * BUILDINGS, ROOM = MAX_LEGAL + PIECE };

enum { TOSS, DRAW, TURN, PLACE, ENDED };                   /* stage */
enum { NOBODY = 2, PENDING = 3 };                          /* result and victor: a seat or one of these */
enum { RUNNING, ROW, REPRESENTATIVES, HANDS, DRAWN };      /* ending */

typedef struct {
    uint32_t hand[SEATS], supply[SEATS], cards;            /* a bit per tile or card */
    uint8_t stage, seat, first, ending, victor, placed;
    uint8_t office[ELECTIONS], result[ELECTIONS];
    uint16_t score[ELECTIONS][SEATS];
    uint8_t tile[PLACED], building[PLACED];
    uint16_t sums[BUILDINGS][SEATS][GUILDS];
} State;

_Static_assert(sizeof(State) == 260, "the record of state.py has 260 bytes");

typedef int32_t Piece __attribute__((vector_size(PIECE * sizeof(int32_t))));

static State opening;                                      /* the state before the coin is tossed */
static Piece ones[256];                                    /* the positions of a byte's bits */
static struct { uint8_t tile, building, guild, value; } parts[COIN]; /* what placing means */

static void fill_tables(void) {
    opening.supply[0] = opening.supply[1] = (1u << TILES) - 1;
    opening.cards = (1u << OFFICES * COPIES) - 1;
    opening.stage = TOSS;
    opening.ending = RUNNING;
    opening.victor = NOBODY;
    memset(opening.result, PENDING, sizeof opening.result);
    for (int byte = 0; byte < 256; byte++)
        for (int bit = 0, num = 0; bit < 8; bit++)
            if (byte >> bit & 1) ones[byte][num++] = bit;
    for (int action = 0; action < COIN; action++) {
        int tile = action / BUILDINGS;
        parts[action].tile = tile;
        parts[action].building = action % BUILDINGS;
        parts[action].guild = tile / VALUES;
        parts[action].value = tile % VALUES + 1;
    }
}

static inline uint64_t random_32(uint64_t *rng) {
    uint64_t mixed = *rng += 0x9E3779B97F4A7C15u;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
    return (mixed ^ mixed >> 31) >> 32;
}

static inline uint32_t below(uint64_t random, uint32_t limit) { return random * limit >> 32; }

/* The legal lists, each returning its length. */

static inline uint32_t write_bits(uint32_t bits, int num_bits, int32_t first, int32_t *legal) {
    uint32_t num = 0;
    for (int shift = 0; shift < num_bits; shift += 8) {
        uint32_t byte = bits >> shift & 255;
        Piece piece = ones[byte] + (first + shift);
        memcpy(legal + num, &piece, sizeof piece);
        num += __builtin_popcount(byte);
    }
    return num;
}

static inline uint32_t write_places(uint32_t tiles, int32_t *legal) {
    const Piece steps = {0, 1, 2, 3, 4, 5, 6, 7};          /* a tile's six buildings, and two past them */
    uint32_t num = __builtin_popcount(tiles) * BUILDINGS;
#pragma GCC unroll 9
    for (int k = 0; k < HAND; k++, tiles &= tiles - 1) {   /* always nine tiles: no branch to guess */
        Piece piece = steps + (tiles ? __builtin_ctz(tiles) : 32) * BUILDINGS;
        memcpy(legal + k * BUILDINGS, &piece, sizeof piece);
    }
    return num;
}

/* The end of an election. */

static inline void end(State *state, int victor, int ending) {
    state->victor = victor;
    state->ending = ending;
    state->stage = ENDED;
}

static inline int hand_sum(const State *state, int seat) {
    int total = 0;
    for (uint32_t tiles = state->hand[seat]; tiles; tiles &= tiles - 1) total += __builtin_ctz(tiles) % VALUES + 1;
    return total;
}

static inline void decide(State *state) {
    int lead = 0, ending = REPRESENTATIVES;
    for (int election = 0; election < ELECTIONS; election++)
        lead += (state->result[election] == 0) - (state->result[election] == 1);
    if (lead == 0) {
        lead = hand_sum(state, 0) - hand_sum(state, 1);
        ending = lead ? HANDS : DRAWN;
    }
    end(state, lead == 0 ? NOBODY : lead < 0, ending);
}

static inline int score(const State *state, int seat, int office) {
    const uint16_t(*sums)[GUILDS] = state->sums[seat * OFFICES + office];
    int counters = sums[1 - seat][(office + 1) % GUILDS] - sums[seat][(office + 2) % GUILDS];
    int votes = sums[seat][office] - (counters > 0 ? counters : 0);
    return votes > 0 ? votes : 0;
}

static inline int has_row(const State *state, int election, int seat) {
    const uint8_t *result = state->result + election;
    return election >= 2 && ((result[-1] ^ seat) | (result[-2] ^ seat)) == 0;
}

static inline void count(State *state, int election) {
    int office = state->office[election];
    int brown = score(state, 0, office), beige = score(state, 1, office);
    int result = (brown < beige) | (brown == beige) << 1;  /* 0, 1 or NOBODY */
    state->score[election][0] = brown;
    state->score[election][1] = beige;
    state->result[election] = result;
    memset(state->sums[office], 0, sizeof *state->sums);
    memset(state->sums[OFFICES + office], 0, sizeof *state->sums);
    if (has_row(state, election, result) && result != NOBODY) {
        end(state, result, ROW);
    } else if (election == ELECTIONS - 1) {
        decide(state);
    } else {
        state->stage = state->supply[0] ? DRAW : TURN;
        state->seat = 0;
    }
}

/* The stages: each plays its plies and returns their number. */

static inline int toss(State *state, int32_t *legal, uint64_t *rng) {
    for (int seat = 0; seat < SEATS; seat++) legal[seat] = COIN + seat;
    state->first = legal[below(random_32(rng), SEATS)] - COIN;
    state->stage = DRAW;
    return 1;
}

static inline int draw(State *state, int32_t *legal, uint64_t *rng) {
    int plies = 0, seat = state->seat;
    int32_t first = TILE + seat * TILES;
    uint32_t supply = state->supply[seat], hand = state->hand[seat];
    do {
        uint64_t random = random_32(rng);                  /* before the list: it does not wait for it */
        uint32_t num = write_bits(supply, TILES, first, legal);
        uint32_t tile = 1u << (legal[below(random, num)] - first);
        state->supply[seat] = supply ^= tile;
        state->hand[seat] = hand |= tile;
        plies++;
    } while (__builtin_popcount(hand) != HAND);
    state->seat = 1 - seat;
    if (seat == SEATS - 1) state->stage = TURN;
    return plies;
}

static inline int turn(State *state, int32_t *legal, uint64_t *rng) {
    uint32_t num = write_bits(state->cards, OFFICES * COPIES, CARD, legal);
    unsigned card = legal[below(random_32(rng), num)] - CARD, election = state->placed / PLACED_PER_ELECTION;
    state->cards ^= 1u << card;
    state->office[election] = card / COPIES;
    state->stage = PLACE;
    state->seat = state->first ^ (election & 1);
    return 1;
}

static inline int place(State *state, int32_t *legal, uint64_t *rng) {
    int seat = state->seat, placed = state->placed, election = placed / PLACED_PER_ELECTION;
    uint32_t hand = state->hand[seat], other = state->hand[1 - seat];
    for (int k = 0; k < PLACED_PER_ELECTION; k++) {
        uint64_t random = random_32(rng);
        uint32_t num = write_places(hand, legal);
        uint32_t action = legal[below(random, num)];
        int tile = parts[action].tile, building = parts[action].building;
        uint32_t left = hand ^ 1u << tile;
        state->hand[seat] = left;
        state->tile[placed] = tile;
        state->building[placed] = building;
        state->sums[building][seat][parts[action].guild] += parts[action].value;
        state->placed = ++placed;
        state->seat = seat = 1 - seat;
        hand = other;
        other = left;
    }
    count(state, election);
    return PLACED_PER_ELECTION;
}

static inline int playout(State *state, int32_t *legal, uint64_t *rng) {
    int plies = toss(state, legal, rng);
    while (state->stage != ENDED) {
        while (state->stage == DRAW) plies += draw(state, legal, rng);
        plies += turn(state, legal, rng);
        plies += place(state, legal, rng);
    }
    return plies;
}

int main(int argc, char **argv) {
    if (argc != 3) {
        fprintf(stderr, "usage: %s GAMES SEED\n", argv[0]);
        return 2;
    }
    int64_t games = strtoll(argv[1], NULL, 10), plies = 0;
    uint64_t rng = strtoull(argv[2], NULL, 10);
    double totals[SEATS] = {0.0, 0.0};
    static State state;
    static int32_t legal[ROOM];
    struct timespec before, after;
    fill_tables();
    clock_gettime(CLOCK_MONOTONIC, &before);
    for (int64_t game = 0; game < games; game++) {
        state = opening;
        plies += playout(&state, legal, &rng);
        for (int seat = 0; seat < SEATS; seat++)
            totals[seat] += state.victor == NOBODY ? 0.0 : state.victor == seat ? 1.0 : -1.0;
    }
    clock_gettime(CLOCK_MONOTONIC, &after);
    double seconds = (after.tv_sec - before.tv_sec) + 1e-9 * (after.tv_nsec - before.tv_nsec);
    printf("{\"games\":%" PRId64 ",\"plies\":%" PRId64 ",\"seconds\":%.6f,\"returns\":[%.1f,%.1f]}\n", games, plies,
           seconds, totals[0], totals[1]);
    return 0;
}
