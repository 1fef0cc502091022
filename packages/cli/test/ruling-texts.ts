/** Rulings for tests of the command: small, and independent of the project's own. */
const withHand = (id: string, delta: number): string => `format: 1
id: ${id}
game: duel-masters
rules: [2023-04-10, now]
title: { en: Nothing to put out, ja: 出すものがない }
cites: [700.2a]
given:
  A:
    hand: [ブレイン・スラッシュ]
    mana: [{ filler: { civilizations: [water, darkness] }, count: 6 }]
play:
  - { by: A, use: ブレイン・スラッシュ }
  - { by: A, choose: [2] }
then:
  A: { hand: { delta: ${delta} } }
`

export const holds = withHand("test-holds", -1)
export const fails = withHand("test-fails", +5)
export const malformed = "format: 1\nid: test-malformed\ngame: duel-masters\ntitle: { en: Wrong }\nplai: []\n"

/** Holds only while the choice of a spell is made after 2022-06-24's change: as it is asked, under which rule. */
export const ofItsDate = `format: 1
id: test-of-its-date
game: duel-masters
rules: [now]
title: { en: Asked under the rule of today, ja: 今のルールで聞かれる }
given:
  A:
    hand: [ブレイン・スラッシュ]
    mana: [{ filler: { civilizations: [water, darkness] }, count: 6 }]
play:
  - { by: A, use: ブレイン・スラッシュ }
  - asked: { who: A, kind: modes, rule: 700.2a }
  - { by: A, choose: [2] }
`
