"""Reads the samples that `bench/learn.ts play` writes, and writes networks as `src/bots/network/network.ts` reads them."""

import base64
import json
import re
import subprocess
import zlib
from pathlib import Path

import numpy as np

MAGIC = 0x52415431
STEPS = 2048.0
# As without a network; the gate may find something better.
CURIOSITY = 0.6


class Samples:
    """All samples of one number of seats: whole numbers, STEPS of them make one."""

    def __init__(self, seats, width, numbers):
        self.seats, self.width = seats, width
        self.outcome = numbers[:, :seats]
        self.guess = numbers[:, seats : 2 * seats]
        self.rows = numbers[:, 2 * seats :]

    def __len__(self):
        return len(self.rows)


def read_shard(file):
    data = file.read_bytes()
    magic, seats, width, count = np.frombuffer(data[:16], dtype="<i4")
    size = seats * (2 + width)
    if magic != MAGIC or len(data) != 16 + 2 * count * size:
        raise SystemExit(f"{file} is no shard of samples, or not a whole one: delete it and play again.")
    return int(seats), int(width), np.frombuffer(data, dtype="<i2", offset=16).reshape(count, size)


def read_samples(folder, game, every=20):
    """Two lists, to learn from and to be tested by: whole shards go to one or the other, so that no game is in both."""
    parts = {}
    for file in sorted(Path(folder).glob(f"{game}-*.bin")):
        number = int(re.search(r"-(\d+)\.bin$", file.name).group(1))
        seats, width, numbers = read_shard(file)
        # By round of shards, because the numbers of seats take turns.
        test = (number // 8) % every == 0
        parts.setdefault((test, seats, width), []).append(numbers)
    both = [[], []]
    for (test, seats, width), numbers in sorted(parts.items()):
        both[int(test)].append(Samples(seats, width, np.concatenate(numbers)))
    return both


def commit():
    try:
        return subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def write_network(file, game, layers, turns, made_by, curiosity=CURIOSITY, draws=None):
    """`layers` are pairs of weights (inputs by outputs) and biases."""
    numbers = np.concatenate([part.reshape(-1) for weights, biases in layers for part in (weights, biases)])
    if not np.all(np.isfinite(numbers)) or np.abs(numbers).max() > 60000:
        raise SystemExit(f"{file}: a number is too large to be stored.")
    data = numbers.astype("<f2").tobytes()
    sizes = [int(layers[0][0].shape[0])] + [int(biases.shape[0]) for _, biases in layers]
    network = {
        "game": game,
        "commit": made_by,
        # Whoever puts it into the tree says with how many seats it has passed the gate.
        "seats": [],
        "layers": sizes,
        "turns": turns,
        "curiosity": curiosity,
        **({} if draws is None else {"draws": draws}),
        "checksum": zlib.crc32(data),
        "weights": base64.b64encode(data).decode(),
    }
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    Path(file).write_text(json.dumps(network, indent=2) + "\n")


def read_network(file):
    network = json.loads(Path(file).read_text())
    data = base64.b64decode(network["weights"])
    if zlib.crc32(data) != network["checksum"]:
        raise SystemExit(f"{file} is damaged: its checksum is wrong.")
    numbers = np.frombuffer(data, dtype="<f2").astype(np.float32)
    layers, at = [], 0
    for inputs, outputs in zip(network["layers"], network["layers"][1:]):
        weights = numbers[at : at + inputs * outputs].reshape(inputs, outputs)
        at += inputs * outputs
        layers.append((weights, numbers[at : at + outputs]))
        at += outputs
    return network, layers


def forward(layers, rows):
    """What a network makes of rows: the naive way, for checks."""
    for i, (weights, biases) in enumerate(layers):
        rows = rows @ weights + biases
        if i < len(layers) - 1:
            rows = np.maximum(rows, 0)
    return rows[..., 0]
