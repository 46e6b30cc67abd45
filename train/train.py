"""Trains the network of one game from samples of self-play:

    python3 train/train.py hameln --data samples/1 samples/2 --seconds 60 --out hameln.json

Every folder of samples counts as much as it has; the last is the newest. `--self-check` tries the trainer itself on made-up samples.
"""

import argparse
import copy
import math
import tempfile
import time
from pathlib import Path

import numpy as np
import torch

from files import CURIOSITY, STEPS, Samples, commit, forward, read_network, read_samples, write_network

BATCH = 4096
# So often is it tested on the way; the best is kept, because who learns for too long learns by heart.
LOOKS = 12
EARLY = (100, 200, 300, 450, 600)


def make_model(width, hidden):
    sizes = [width, *hidden, 1]
    layers = []
    for inputs, outputs in zip(sizes, sizes[1:]):
        layers += [torch.nn.Linear(inputs, outputs), torch.nn.ReLU()]
    return torch.nn.Sequential(*layers[:-1])


def linear(model):
    return [layer for layer in model if isinstance(layer, torch.nn.Linear)]


def take(model, layers):
    """Goes on from a network that was stored."""
    with torch.no_grad():
        for layer, (weights, biases) in zip(linear(model), layers, strict=True):
            layer.weight.copy_(torch.from_numpy(weights.T.copy()))
            layer.bias.copy_(torch.from_numpy(biases.copy()))


def give(model):
    """Copies: on a processor numpy would look into the model, which goes on learning."""
    return [(layer.weight.detach().cpu().float().numpy().T.copy(), layer.bias.detach().cpu().float().numpy().copy()) for layer in linear(model)]


class Batches:
    """Samples on the device, and batches of them."""

    def __init__(self, samples, device, trust):
        self.seats, self.width, self.trust = samples.seats, samples.width, trust
        self.rows = torch.from_numpy(np.ascontiguousarray(samples.rows)).to(device)
        outcome = torch.from_numpy(np.ascontiguousarray(samples.outcome)).to(device).float() / STEPS
        guess = torch.from_numpy(np.ascontiguousarray(samples.guess)).to(device).float() / STEPS
        known = (guess[:, :1] >= 0).float() * trust
        self.target = (1 - known) * outcome + known * guess
        self.target = self.target / self.target.sum(1, keepdim=True)
        self.outcome = outcome / outcome.sum(1, keepdim=True)

    def __len__(self):
        return len(self.rows)

    def loss(self, model, index, target):
        rows = self.rows[index].float().view(-1, self.seats, self.width) / STEPS
        logits = model(rows).squeeze(-1)
        return -(target[index] * torch.log_softmax(logits, 1)).sum(1).mean()

    def random(self, model):
        index = torch.randint(len(self.rows), (min(BATCH, len(self.rows)),), device=self.rows.device)
        return self.loss(model, index, self.target)

    def whole(self, model):
        """The loss against what really came, over all samples."""
        total = 0.0
        with torch.no_grad():
            for start in range(0, len(self.rows), BATCH):
                index = torch.arange(start, min(start + BATCH, len(self.rows)), device=self.rows.device)
                total += float(self.loss(model, index, self.outcome)) * len(index)
        return total


def tested(model, tests):
    """By number of seats: the loss, where a guess at random would have log(seats)."""
    sums = {}
    for batches in tests:
        total, n = sums.get(batches.seats, (0.0, 0))
        sums[batches.seats] = (total + batches.whole(model), n + len(batches))
    return {seats: total / n for seats, (total, n) in sorted(sums.items())}


def train(model, lessons, tests, seconds, rate, decay):
    """Keeps the mean of the last thousand steps, as it was when it did best."""
    device = next(model.parameters()).device
    optimizer = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=decay)
    smooth = copy.deepcopy(model)
    sizes = np.array([len(batches) for batches in lessons], dtype=float)
    odds = sizes / sizes.sum()
    rng = np.random.default_rng(1)
    start, steps, said = time.time(), 0, 0.0
    kept, found, when = give(model), tested(model, tests), 0
    best = mean(found)
    while (gone := (time.time() - start) / seconds) < 1:
        for group in optimizer.param_groups:
            group["lr"] = rate * 0.5 * (1 + math.cos(math.pi * gone))
        loss = lessons[rng.choice(len(lessons), p=odds)].random(model)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        steps += 1
        part = max(0.002, 1 / steps)
        with torch.no_grad():
            for kept_back, new in zip(smooth.parameters(), model.parameters()):
                kept_back.lerp_(new, part)
        if steps % 50 == 0 and device.type == "cuda":
            torch.cuda.synchronize()
        if gone - said < 1 / LOOKS and steps not in EARLY:
            continue
        said = gone
        losses = tested(smooth, tests)
        if mean(losses) < best:
            best, kept, found, when = mean(losses), give(smooth), losses, steps
    take(model, kept)
    print(f"  decay {decay}: best after {when} of {steps} steps, tested {spell(found)}", flush=True)
    return best


def mean(losses):
    """Over numbers of seats, each against what a guess at random would have."""
    return sum(loss / math.log(seats) for seats, loss in losses.items()) / len(losses)


def spell(losses):
    return ", ".join(f"{seats} seats {loss:.4f} of {math.log(seats):.4f}" for seats, loss in losses.items())


def calibration(model, tests):
    """By tenths of what is predicted: how often it came true."""
    predicted, came = [], []
    with torch.no_grad():
        for batches in tests:
            for start in range(0, len(batches), BATCH):
                rows = batches.rows[start : start + BATCH].float().view(-1, batches.seats, batches.width) / STEPS
                predicted.append(torch.softmax(model(rows).squeeze(-1), 1).flatten().cpu().numpy())
                came.append(batches.outcome[start : start + BATCH].flatten().cpu().numpy())
    predicted, came = np.concatenate(predicted), np.concatenate(came)
    tenth = np.minimum(9, (predicted * 10).astype(int))
    return [(float(predicted[tenth == i].mean()), float(came[tenth == i].mean())) for i in range(10) if (tenth == i).any()]


def device():
    return torch.device("cuda" if torch.cuda.is_available() else "cpu")


def run(args):
    torch.manual_seed(1)
    lessons, tests = [], []
    for folder in args.data:
        for samples, kept in zip(read_samples(folder, args.game), (lessons, tests), strict=True):
            kept += [Batches(s, device(), args.trust) for s in samples]
        # How good it has become is asked of the newest games alone.
        tests = tests if folder == args.data[-1] else []
    if not lessons or not tests:
        raise SystemExit(f"There are too few samples of {args.game} in {', '.join(args.data)}.")
    print(f"{args.game}: {sum(map(len, lessons))} samples to learn from, {sum(map(len, tests))} to be tested by", flush=True)
    init, known = read_network(args.init) if args.init else ({}, None)
    best = math.inf
    for decay in args.decay:
        model = make_model(lessons[0].width, args.hidden).to(device())
        if known:
            take(model, known)
        loss = train(model, lessons, tests, args.seconds / len(args.decay), args.rate, decay)
        if loss < best:
            best, layers = loss, give(model)
    habits = init.get("curiosity", CURIOSITY), init.get("draws")
    write_network(args.out, args.game, layers, args.turns, args.commit or commit(), *habits)
    take(model, read_network(args.out)[1])
    print(f"{args.game}: tested as stored {spell(tested(model, tests))}", flush=True)
    print("  predicted → came: " + ", ".join(f"{p:.3f} → {c:.3f}" for p, c in calibration(model, tests)), flush=True)


def self_check():
    """Made-up samples whose winner depends on two numbers: the trainer must find out, and the stored network must say the same."""
    rng = np.random.default_rng(1)
    rows = rng.normal(size=(20000, 3, 8)).clip(-3, 3)
    score = np.abs(rows[:, :, 0]) + rows[:, :, 1]
    outcome = np.eye(3)[score.argmax(1)]
    numbers = np.concatenate([outcome, np.full((20000, 3), -1 / STEPS), rows.reshape(20000, -1)], 1)
    samples = Samples(3, 8, np.round(numbers * STEPS).astype("<i2"))
    model = make_model(8, [32, 16]).to(device())
    batches = Batches(samples, device(), 0.5)
    train(model, [batches], [batches], 4, 3e-3, 1e-4)
    loss = tested(model, [batches])[3]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "check.json"
        write_network(file, "check", give(model), 0, "none")
        stored = forward(read_network(file)[1], rows[:100].astype(np.float32))
        other = make_model(8, [32, 16]).to(device())
        take(other, read_network(file)[1])
        again = tested(other, [batches])[3]
    with torch.no_grad():
        own = model(torch.from_numpy(rows[:100].astype(np.float32)).to(device())).squeeze(-1).cpu().numpy()
    worst = float(np.abs(own - stored).max())
    print(f"self-check on {device()}: loss {loss:.4f} (at random {math.log(3):.4f}), stored {again:.4f}, off by {worst:.4f} at most")
    if loss > 0.25 or worst > 0.2 or abs(again - loss) > 0.01:
        raise SystemExit("The trainer does not work here.")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--self-check", action="store_true")
    parser.add_argument("--data", nargs="+", default=["train/out/samples"])
    parser.add_argument("--out")
    parser.add_argument("--init", help="a network to go on from")
    parser.add_argument("--hidden", nargs="+", type=int, default=[64, 32])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--decay", nargs="+", type=float, default=[0.001, 0.03, 0.3], help="weight decays to try; the best is kept")
    parser.add_argument("--trust", type=float, default=0.5, help="how much of the target is what the search thought, where it did")
    parser.add_argument("--turns", type=int, default=0, help="how many turns a search plays on before it asks the network")
    parser.add_argument("--commit", help="if git is not at hand")
    args = parser.parse_args()
    if args.self_check:
        self_check()
    elif args.game and args.out:
        run(args)
    else:
        parser.error("say which game, and --out where to")


if __name__ == "__main__":
    main()
