import { plurals } from "../../english/bend.ts"

/** Subtypes whose plural isn't made with an "s". */
const irregular: Readonly<Record<string, string>> = {
  Child: "Children",
  Cyclops: "Cyclopes",
  Dwarf: "Dwarves",
  Elf: "Elves",
  Fungus: "Fungi",
  Hero: "Heroes",
  Homunculus: "Homunculi",
  Mouse: "Mice",
  Ox: "Oxen",
  Pegasus: "Pegasi",
  Werewolf: "Werewolves",
  Wolf: "Wolves",
}

const same: ReadonlySet<string> = new Set(
  "Aetherborn Astartes Aurochs Azra Camarid Dauthi Djinn Drix Efreet Eldrazi Equipment Fish Jellyfish Kavu Kirin Kithkin Kor Lammasu Merfolk Metathran Moonfolk Myr Nephilim Plains Samurai Sheep Soltari Starfish Thalakos Treefolk Urza's Vedalken".split(
    " ",
  ),
)

/** "Elf" → "Elves". */
export const subtypePlural = (type: string): string => irregular[type] ?? (same.has(type) ? type : plurals(type))
