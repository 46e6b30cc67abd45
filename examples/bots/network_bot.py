#!/usr/bin/env python3
"""A bot account's program: plays all four games of a Ratskeller over the network, with the standard library alone.

    RATSKELLER_TOKEN=rk_... python3 examples/bots/network_bot.py http://localhost:8787

It accepts every challenge, answers every question at random (it passes only if it must), and comes back when the line breaks.
docs/bots.md explains what it is asked; `choose` is where a better player begins.
"""
import json
import os
import random
import secrets
import sys
import time
import urllib.error
import urllib.request

TIMEOUT = 60  # the house says something at least every 20 seconds
PASSIVE = {"pass", "skip", "end", "stop", "done", "decline"}


def choose(question):
    """One of question["moves"]; question["view"] is the position as this seat sees it."""
    moves = question["moves"]
    active = [move for move in moves if move["type"] not in PASSIVE]
    return random.choice(active or moves)


class Refused(Exception):
    """The house said no: a status and one sentence."""


class House:
    def __init__(self, url, token):
        self.url = url.rstrip("/")
        self.headers = {"Authorization": "Bearer " + token, "Content-Type": "application/json", "Accept-Language": "en"}

    def open(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        headers = self.headers if data else {k: v for k, v in self.headers.items() if k != "Content-Type"}
        request = urllib.request.Request(self.url + path, data=data, headers=headers, method=method)
        try:
            return urllib.request.urlopen(request, timeout=TIMEOUT)
        except urllib.error.HTTPError as error:
            answer = error.read()
            try:
                text = json.loads(answer)["text"]
            except (ValueError, KeyError):
                text = "The house answered %d." % error.code
            raise Refused(error.code, text, int(error.headers.get("Retry-After", 0))) from None

    def post(self, path, body=None):
        with self.open("POST", path, body) as answer:
            return json.load(answer)

    def events(self):
        with self.open("GET", "/api/bot/events") as lines:
            for line in lines:
                yield json.loads(line)


def handle(house, event):
    table = event.get("table")
    if event["type"] == "challenge":
        house.post("/api/bot/challenges/%s/accept" % table, {"luck": secrets.token_hex(16)})
        print("%s: playing %s with %s" % (table, event["game"], event["from"] or "a guest"), flush=True)
    elif event["type"] == "ask":
        house.post("/api/tables/%s/moves" % table, {"n": event["n"], "seat": event["seat"], "moves": [choose(event)]})
    elif event["type"] == "over":
        print("%s: over, %s" % (table, event["totals"]), flush=True)


def play(house):
    """Until the line breaks; returns whether anything was heard."""
    heard = False
    for event in house.events():
        heard = True
        try:
            handle(house, event)
        except Refused as no:  # somebody was faster, or the table is gone: the next question says how things are
            print("%s: %s" % (event.get("table"), no.args[1]), file=sys.stderr, flush=True)
    return heard


def main():
    token = os.environ.get("RATSKELLER_TOKEN", "")
    if len(sys.argv) != 2 or not token:
        sys.exit("Usage: RATSKELLER_TOKEN=rk_... network_bot.py URL (the token is made on the page /person/me)")
    house = House(sys.argv[1], token)
    wait = 1
    while True:
        try:
            if play(house):
                wait = 1
            print("The line ended; trying again in %d s." % wait, file=sys.stderr, flush=True)
        except Refused as no:
            status, text, after = no.args
            if status in (401, 403, 404):
                sys.exit(text)
            wait = max(wait, after)
            print("%s Trying again in %d s." % (text, wait), file=sys.stderr, flush=True)
        except ValueError as error:
            sys.exit("That is not the address of a Ratskeller (%s)." % error)
        except OSError as error:
            print("No line to %s (%s); trying again in %d s." % (house.url, error, wait), file=sys.stderr, flush=True)
        time.sleep(wait)
        wait = min(60, 2 * wait)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        pass
