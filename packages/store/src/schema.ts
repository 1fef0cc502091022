/** Counted up whenever the tables change. */
export const version = 1

/**
 * `cards` holds a card as its file had it, with what the compiler made of it then; `names` what it is found by, the lower the
 * rank the better; `texts` all its words in both languages, for searching.
 */
export const tables = `
  CREATE TABLE cards (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    key TEXT NOT NULL,
    name TEXT NOT NULL,
    ja TEXT,
    exact INTEGER NOT NULL,
    source TEXT NOT NULL,
    card TEXT,
    problems TEXT NOT NULL,
    file TEXT NOT NULL,
    UNIQUE (game, key)
  );
  CREATE TABLE names (
    name TEXT NOT NULL,
    card INTEGER NOT NULL REFERENCES cards (id) ON DELETE CASCADE,
    rank INTEGER NOT NULL,
    PRIMARY KEY (name, card)
  ) WITHOUT ROWID;
  CREATE INDEX names_of_card ON names (card);
  CREATE VIRTUAL TABLE texts USING fts5 (name, text, tokenize = 'trigram');
  PRAGMA user_version = ${version};
`
