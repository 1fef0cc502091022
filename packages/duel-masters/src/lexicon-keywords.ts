import type { Civilization, DmZone, PlainKeyword } from "./closed-lists.ts"
import type { DmAbility, DmCondition, DmEffect, DmFilter, DmValue } from "./lexicon.ts"

type EvolvesFrom = "battle" | "graveyard" | "mana" | "hand"

export type DmKeyword =
  | PlainKeyword
  | { readonly powerAttacker: DmValue }
  /** Put on one of these (801.1), in the battle zone or laid there from another zone with it. */
  | {
      readonly evolution: DmFilter
      readonly count?: number
      /** So many or more. */
      readonly orMore?: true
      /** And one of each of these. */
      readonly with?: readonly DmFilter[]
      readonly from?: EvolvesFrom | readonly EvolvesFrom[]
    }
  /** Only the topmost card leaves instead of the creature (813.1). */
  | { readonly starEvolution: DmFilter }
  /** May be put on one of these, or not (802.1). */
  | { readonly neoEvolution: DmFilter }
  /** May be destroyed instead of one of these of yours. */
  | { readonly saver: DmFilter }
  /** May be destroyed instead of one of these of yours leaving. */
  | { readonly ultraSaver: DmFilter }
  /** All cards beneath it leave instead of it (803.2). */
  | { readonly gNeoEvolution: DmFilter }
  | { readonly gZero: DmCondition }
  /** Tap so many creatures and pay so much: from the hand or the graveyard. */
  | { readonly mugenCrime: number; readonly mana: number; readonly civilizations: readonly Civilization[] }
  | {
      readonly ddd: number
      readonly civilizations: readonly Civilization[]
      readonly from?: DmZone | readonly DmZone[]
    }
  /** Summoned from the mana zone for so much. */
  | { readonly manaBirth: number }
  /** Cast from the graveyard for so much, then to the deck's bottom. */
  | { readonly recycle: number }
  /** A creature may be destroyed to make another one cost so much less. */
  | { readonly sasageru: number }
  /** Discard a card: so much less for each card discarded this turn. */
  | { readonly masterGods: number }
  /** Summoned from the graveyard for so much, less the cost of a creature that is put into the mana zone for it. */
  | { readonly fushigibirth: number; readonly civilizations: readonly Civilization[] }
  /** Tap creatures of different costs: so much less for each. */
  | { readonly hyperEnergy: number }
  /** `leads`: abilities that it has, or that the spell does, once this was paid. */
  | {
      readonly oDrive: number
      readonly civilizations: readonly Civilization[]
      readonly as?: string
      readonly leads?: readonly DmAbility[]
    }
  | { readonly galaxyShield: number; readonly civilizations: readonly Civilization[] }
  | { readonly sympathy: DmFilter }
  | { readonly kz: DmEffect }
  /** Swapped from the hand with one of these of yours that attacks. */
  | { readonly revolutionChange: DmFilter }
  /** Once a turn, as it comes by revolution change. */
  | { readonly finalRevolution: DmEffect }
  /** Put from the hand, or from these zones, on one of these of yours that attacks. */
  | { readonly invasion: DmFilter; readonly from?: DmZone | readonly DmZone[] }
  /** Summoned free as an opposing creature attacks or blocks, if the mana zone has so many cards, and this civilization. */
  | { readonly ninjaStrike: number; readonly civilization?: Civilization }
  /** Used free as one of these of yours attacks. */
  | { readonly attackChance: DmFilter }
  /** Used for so much after one of your creatures has broken a shield in its attack. */
  | { readonly kirifuDash: number; readonly civilizations: readonly Civilization[] }
  /** As it attacks, swapped with a ジョーカーズ of this cost or less in the mana zone. */
  | { readonly jChange: number }
  /** Used free by discarding one of these as it comes from the shields to the hand. */
  | { readonly sBack: DmFilter }
  /** S・トリガー, with this ability if there is no shield left. */
  | { readonly superTrigger: DmAbility }
  /** S・トリガー, with this ability if two shields were broken in the opponent's turn. */
  | { readonly triggerPlus: DmAbility }
  /** It has these while two or more other creatures have this keyword. */
  | { readonly waveStriker: readonly DmAbility[] }
  /** … while a cross gear is on it. */
  | { readonly accel: readonly DmAbility[] }
  /** … while your mana zone has seven or more cards. */
  | { readonly metamorph: readonly DmAbility[] }
  /** … in a turn in which another creature of yours broke a shield. */
  | { readonly turboRush: readonly DmAbility[] }
  /** … while you have as many shields as your opponent or more. */
  | { readonly holyField: readonly DmAbility[] }
  /** Your other サバイバー have these, too. */
  | { readonly survivor: readonly DmAbility[] }
  /** Instead of untapping it as your turn begins. */
  | { readonly silentSkill: DmEffect }
  /** Once another creature was returned to the hand as it entered. */
  | { readonly martialTouch: DmEffect }
  /** Once so many cards of the graveyard were put at the bottom of the deck as it attacks. */
  | { readonly returnSpirits: number; readonly do: DmEffect }
  /** May be done for each of these among three cards of the deck. */
  | { readonly thrillingThree: DmFilter; readonly do: DmEffect }
  /** What the spell does, and does once more if you have a ナイト. */
  | { readonly knightMagic: DmEffect }
  /** One more shield for each of these. */
  | { readonly crewBreaker: DmFilter }
  | { readonly lGate: DmFilter }
  | { readonly stealth: Civilization }
  /** It has these while a player has no card in the hand. */
  | { readonly noChoice: readonly DmAbility[] }
  /** … while a cross gear is on a creature of yours. */
  | { readonly superAccel: readonly DmAbility[] }
  /** … while a shield that was chosen as it entered is there. */
  | { readonly shieldForce: readonly DmAbility[] }
  /** Done as it enters, if one of these in the mana zone was tapped to summon it. */
  | { readonly fortE: DmFilter; readonly do: DmEffect }
  /** Summoned free from the hand at the end of a turn if this holds. */
  | { readonly revengeChance: DmCondition }
  /** May be done for each shield that it broke in an attack that has ended. */
  | { readonly breakBonus: DmEffect }
  /** May be done as another creature of yours leaves the battle zone or the mana zone. */
  | { readonly jingi: DmEffect }
  /** As it enters it may be linked beside a card with one of these names (804). */
  | { readonly gLink: readonly { readonly of: readonly string[]; readonly at: "left" | "right" | "above" | "below" }[] }
  /** So many creatures are tapped that don't untap as the opponent's next turn begins. */
  | { readonly freeze: number }
