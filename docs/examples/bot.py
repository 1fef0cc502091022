#!/usr/bin/env python3
"""A bot for Dilemma: it says what it is asked on standard error, and answers at random.

    dilemma play duel-masters --bot "python3 docs/examples/bot.py"
    dilemma match magic --players "bot:python3 docs/examples/bot.py,random" --games 4

All messages: docs/bots.md
"""

import json
import random
import sys


def choose(asked):
    """One of the legal answers that came with the question, each a list of keys."""
    answers = asked["answers"]
    # With some luck it does something rather than pass.
    acts = [keys for keys in answers if keys not in (["pass"], ["end"], [])]
    return random.choice(acts if acts and random.random() < 0.9 else answers)


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            random.seed(message["seat"])
            print(f"I play {message['game']} on seat {message['seat']}.", file=sys.stderr)
        elif message["type"] == "asked":
            answer = {"type": "answer", "n": message["n"], "keys": choose(message)}
            print(json.dumps(answer), flush=True)
        elif message["type"] == "over":
            print(f"It is over: {message['result']}", file=sys.stderr)
            return


if __name__ == "__main__":
    main()
