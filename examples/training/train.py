"""Learn to beat random players by PPO, on one core in a few minutes, and draw the curve.

pip install 'pelagos[training]'
python examples/training/train.py --game tyrus --minutes 3 --curve curve.svg
"""

import argparse
import time
from pathlib import Path

import torch
from torch import Tensor, nn
from torch.nn.functional import mse_loss

from pelagos.adapters import gymnasium

ENVS, STEPS, EPOCHS, PARTS = 512, 32, 3, 8
# Nothing is discounted: the reward at the end of a game is all there is.
TRACE, CLIP, ENTROPY, RATE, WIDTH = 0.95, 0.2, 0.01, 1e-3, 256


class Player(nn.Module):
    """Logits of all actions, and the return that the learner expects."""

    def __init__(self, seen: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(seen, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.policy, self.value = nn.Linear(WIDTH, actions), nn.Linear(WIDTH, 1)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[torch.distributions.Categorical, Tensor]:
        """Return how legal actions are chosen, and the expected return, for each row."""
        inner = self.body(rows)
        logits = self.policy(inner).masked_fill(masks == 0, -1e9)
        return torch.distributions.Categorical(logits=logits, validate_args=False), self.value(inner)[:, 0]


def collect(envs: gymnasium.GameVectorEnv, player: Player) -> tuple[list[Tensor], list[float]]:
    """Play ``STEPS`` steps; return rows, masks, actions, log chances, values, advantages; and all results."""
    kept: list[list[Tensor]] = [[], [], [], [], [], [], []]
    results: list[float] = []
    with torch.no_grad():
        for _ in range(STEPS):
            # The environment writes into the same arrays again: what is kept is copied.
            rows, masks = torch.tensor(envs.games.rows), torch.tensor(envs.games.mask)
            chances, values = player(rows, masks)
            actions = chances.sample()
            _, rewards, over, _, _ = envs.step(actions.numpy())
            results += rewards[over].tolist()
            chance = chances.log_prob(actions)
            told = rows, masks, actions, chance, values, torch.tensor(rewards), torch.tensor(over)
            for column, value in zip(kept, told, strict=True):
                column.append(value)
        _, following = player(torch.tensor(envs.games.rows), torch.tensor(envs.games.mask))
    *seen, rewards_, over_ = (torch.stack(column) for column in kept)
    advantages, ahead = torch.zeros_like(rewards_), torch.zeros(ENVS)
    for step in reversed(range(STEPS)):
        goes_on = (~over_[step]).float()
        surprise = rewards_[step] + following * goes_on - seen[4][step]
        ahead = advantages[step] = surprise + TRACE * goes_on * ahead
        following = seen[4][step]
    return [column.flatten(0, 1) for column in (*seen, advantages)], results


def improve(player: Player, optimiser: torch.optim.Optimizer, batch: list[Tensor]) -> None:
    """Make what went better than expected more likely, in small steps."""
    for _ in range(EPOCHS):
        for part in torch.randperm(len(batch[0])).chunk(PARTS):
            rows, masks, actions, before, values, advantages = (column[part] for column in batch)
            chances, expected = player(rows, masks)
            ratio = (chances.log_prob(actions) - before).exp()
            scaled = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
            gain = torch.min(ratio * scaled, ratio.clamp(1 - CLIP, 1 + CLIP) * scaled).mean()
            loss = mse_loss(expected, values + advantages) - gain - ENTROPY * chances.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()


def draw(curve: list[tuple[float, float]], title: str, file: Path) -> None:
    """Write the share of points by games played as an SVG."""
    most = curve[-1][0]
    line = " ".join(f"{60 + 520 * games / most:.1f},{260 - 240 * share:.1f}" for games, share in curve)
    grid = "".join(
        f'<path d="M60 {260 - 2.4 * percent}h520" stroke="#ccc"/>'
        f'<text x="52" y="{264 - 2.4 * percent}" text-anchor="end">{percent} %</text>'
        for percent in (0, 25, 50, 75, 100)
    )
    file.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" font-family="sans-serif"'
        ' font-size="12">'
        f'<rect width="600" height="300" fill="#fff"/>{grid}<text x="60" y="14">{title}</text>'
        f'<text x="580" y="282" text-anchor="end">{most:,.0f} games</text>'
        f'<polyline points="{line}" fill="none" stroke="#1f6f8b" stroke-width="2"/></svg>\n',
        encoding="utf-8",
    )


def main() -> None:
    """Train for a while, say how it goes, and draw the curve."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--game", default="tyrus")
    parser.add_argument("--opponents", default="random", help="random, greedy or a bot such as search:1")
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, default=Path("curve.svg"))
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    torch.set_num_threads(1)
    envs = gymnasium.vector(asked.game, ENVS, opponents=asked.opponents, seed=asked.seed)
    player = Player(envs.games.observer.size, envs.games.game.num_actions)
    optimiser = torch.optim.Adam(player.parameters(), lr=RATE)
    began, games, curve = time.perf_counter(), 0, [(0.0, 0.5)]
    while (spent := time.perf_counter() - began) < 60 * asked.minutes:
        batch, results = collect(envs, player)
        improve(player, optimiser, batch)
        if results:
            games += len(results)
            share = sum(results) / len(results) / 2 + 0.5
            curve.append((games, share))
            print(f"{spent:5.0f} s  {games:8,} games  {share:6.1%} of points", flush=True)
    draw(curve, f"{asked.game}: share of points against {asked.opponents}", asked.curve)


if __name__ == "__main__":
    main()
