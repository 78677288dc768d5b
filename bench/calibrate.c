/* How fast is this machine? A plain loop, to judge the speed of tyrus.c by on another machine.

   gcc -O3 -march=native calibrate.c -o calibrate && ./calibrate [STEPS]

   A step writes the list of the bits set in a word, picks one with splitmix64 and clears it; the next
   step needs it. Measured on one core: 100 million steps and 540,000 games of tyrus.c a second. */

#define _POSIX_C_SOURCE 200809L
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int main(int argc, char **argv) {
    int64_t steps = argc > 1 ? strtoll(argv[1], NULL, 10) : 100000000;
    uint64_t rng = argc;
    uint32_t bits = 0;
    static int32_t list[32];
    struct timespec before, after;
    clock_gettime(CLOCK_MONOTONIC, &before);
    for (int64_t step = 0; step < steps; step++) {
        if (step % 16 == 0) bits = 0xFFFFFF;
        uint64_t mixed = rng += 0x9E3779B97F4A7C15u, num = 0;
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
        mixed = (mixed ^ mixed >> 31) >> 32;
        for (uint32_t rest = bits; rest; rest &= rest - 1) list[num++] = __builtin_ctz(rest);
        bits ^= 1u << list[mixed * num >> 32];
    }
    clock_gettime(CLOCK_MONOTONIC, &after);
    volatile uint64_t kept = bits; /* so that the loop is not removed */
    (void)kept;
    double seconds = (after.tv_sec - before.tv_sec) + 1e-9 * (after.tv_nsec - before.tv_nsec);
    printf("{\"steps\":%" PRId64 ",\"seconds\":%.6f,\"steps_per_second\":%.0f}\n", steps, seconds, steps / seconds);
    return 0;
}
