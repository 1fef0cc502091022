/** Subtypes by what has them (205.3). In texts a word that is none of these, but is written with a capital letter, is taken for one, too. */
const subtypes: readonly string[] = [
  // Creatures (205.3m), and what other games' settings add.
  ...`Advisor Aetherborn Alien Alien Ally Angel Antelope Ape Archer Archon Armadillo Army Artificer Assassin Assembly-Worker Astartes Atog Aurochs Avatar Azra Badger Balloon Barbarian Bard Basilisk Bat Bear Beast Beaver Beeble Beholder Berserker Bird Bison Blinkmoth Boar Borg Bringer Brushwagg C'tan Camarid Camel Capybara Caribou Carrier Cat Centaur Child Chimera Citizen Cleric Clown Clown Cockatrice Construct Coward Coyote Crab Crocodile Custodes Cyberman Cyborg Cyclops Dalek Dauthi Demigod Demon Deserter Detective Devil Dinosaur Djinn Doctor Dog Dragon Drake Dreadnought Drix Droid Drone Drone Druid Dryad Dwarf Echidna Efreet Egg Elder Eldrazi Elemental Elephant Elf Elk Employee Eternal Eye Faerie Ferret Fish Flagbearer Fox Fractal Frog Fungus Gamer Gargoyle Germ Giant Giraffe Gith Glimmer Gnoll Gnome Goat Goblin God Golem Gorgon Graveborn Gremlin Griffin Guest Hag Halfling Hamster Harpy Hedgehog Hellion Hero Hippo Hippogriff Homarid Homunculus Horror Horse Human Hunter Hydra Hyena Illusion Imp Incarnation Inhuman Inkling Inquisitor Insect Jackal Jedi Jellyfish Juggernaut Kangaroo Kavu Kirin Kithkin Klingon Knight Kobold Kor Kraken Lamia Lammasu Leech Lemur Leviathan Lhurgoyf Licid Lizard Llama Lobster Manticore Masticore Mercenary Merfolk Metathran Minion Minotaur Mite Mole Monger Mongoose Monk Monkey Moogle Moonfolk Mount Mouse Mutant Mutant Myr Mystic Nautilus Necron Nephilim Nightmare Nightstalker Ninja Noble Noggle Nomad Nymph Octopus Officer Ogre Ooze Orb Orc Orgg Otter Ouphe Ox Oyster Pangolin Peasant Pegasus Pentavite Performer Pest Phelddagrif Phoenix Phyrexian Pilot Pincher Pirate Plant Platypus Porcupine Possum Praetor Primarch Prism Processor Qu Rabbit Raccoon Ranger Rat Rebel Reflection Rhino Rigger Robot Rogue Sable Salamander Samurai Sand Saproling Satyr Scarecrow Scientist Scion Scorpion Scout Sculpture Seal Serf Serpent Servo Shade Shaman Shapeshifter Shark Sheep Siren Sith Skeleton Skunk Slith Sliver Sloth Slug Snail Snake Soldier Soltari Sorcerer Spawn Specter Spellshaper Sphinx Spider Spike Spirit Splinter Sponge Squid Squirrel Starfish Surrakar Survivor Symbiote Symbiote Synth Tentacle Tetravite Thalakos Thopter Thrull Tiefling Time_Lord Toy Treefolk Trilobite Triskelavite Troll Turtle Tyranid Unicorn Utrom Vampire Varmint Vedalken Villain Volver Vulcan Wall Walrus Warlock Warrior Weasel Weird Werewolf Whale Wizard Wolf Wolverine Wombat Wookiee Worm Wraith Wurm Yeti Zombie Zubera`.split(
    " ",
  ),
  // Artifacts (205.3g).
  ...`Blood Bobblehead Book Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk Lander Map Mutagen Powerstone Spacecraft Stone Treasure Vehicle Attraction`.split(
    " ",
  ),
  // Enchantments (205.3h).
  ...`Background Cartouche Case Class Curse Role Room Rune Saga Shard Shrine Aura`.split(" "),
  // Lands (205.3i).
  ...`Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower Town Urza's Cave`.split(
    " ",
  ),
  // Planeswalkers (205.3j).
  ...`Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti Davriel Dellian Dihada Domri Dovin Ellywick Elminster Elspeth Estrid Freyalise Garruk Gideon Grist Guff Huatli Jace Jared Jaya Jeska Kaito Karn Kasmina Kaya Kiora Koth Liliana Lolth Lukka Minsc Mordenkainen Nahiri Narset Niko Nissa Nixilis Oko Quintorius Ral Rowan Saheeli Samut Sarkhan Serra Sivitri Sorin Szat Tamiyo Tasha Teferi Teyo Tezzeret Tibalt Tyvar Ugin Urza Venser Vivien Vraska Vronos Will Windgrace Wrenn Xenagos Yanggu Yanling Zariel Ajani`.split(
    " ",
  ),
  // Instants and sorceries (205.3k).
  ...`Arcane Lesson Omen Trap Adventure`.split(" "),
  "Siege",
]

const irregular: Readonly<Record<string, string>> = {
  elves: "Elf",
  wolves: "Wolf",
  dwarves: "Dwarf",
  werewolves: "Werewolf",
  mice: "Mouse",
  oxen: "Ox",
  fish: "Fish",
  sheep: "Sheep",
  allies: "Ally",
  harpies: "Harpy",
  faeries: "Faerie",
  zombies: "Zombie",
  octopuses: "Octopus",
  cyclopes: "Cyclops",
  fungi: "Fungus",
  homunculi: "Homunculus",
  sphinxes: "Sphinx",
  fomori: "Fomori",
  plains: "Plains",
  heroes: "Hero",
  hippos: "Hippo",
  jellyfish: "Jellyfish",
  thopters: "Thopter",
  pegasi: "Pegasus",
  vedalken: "Vedalken",
  eldrazi: "Eldrazi",
  merfolk: "Merfolk",
  treefolk: "Treefolk",
  moonfolk: "Moonfolk",
  equipment: "Equipment",
  myr: "Myr",
  samurai: "Samurai",
  ninjas: "Ninja",
  children: "Child",
  foxes: "Fox",
  witches: "Witch",
}

/** A subtype in a text: what it is called, and whether the word said more than one. */
export interface SubtypeWord {
  readonly subtype: string
  /** null: the word is the same of one and of many. */
  readonly plural: boolean | null
}

const words: ReadonlyMap<string, SubtypeWord> = wordsOf()

function wordsOf(): ReadonlyMap<string, SubtypeWord> {
  const found = new Map<string, SubtypeWord>()
  for (const written of subtypes) {
    const subtype = written.replaceAll("_", " ")
    const word = subtype.toLowerCase()
    for (const many of [`${word}s`, word.replace(/y$/, "ies"), word.replace(/(ch|sh|s|x|z)$/, "$1es")])
      found.set(many, { subtype, plural: true })
    found.set(word, { subtype, plural: false })
  }
  for (const [word, subtype] of Object.entries(irregular))
    found.set(word, { subtype, plural: word === subtype.toLowerCase() ? null : true })
  return found
}

/**
 * The subtype that a word of a text says; null for none.
 * @param word in lower case
 * @param cased the same as it was written
 */
export function subtypeWord(word: string, cased: string): SubtypeWord | null {
  const known = words.get(word)
  if (known !== undefined) return known
  return /^[A-Z][a-z']+(-[A-Z][a-z']+)*$/.test(cased) ? { subtype: cased, plural: false } : null
}
