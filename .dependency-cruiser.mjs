// Which room may import which. A room's tests may import any room.

const tests = "\\.test\\.ts$|^packages/[^/]+/test/"

/** What each room may import of ours, besides itself. */
const mayImport = {
  engine: [],
  magic: ["engine"],
  "duel-masters": ["engine"],
  words: ["engine", "magic", "duel-masters"],
  "card-text": ["engine", "magic", "duel-masters"],
  referee: ["engine", "magic", "duel-masters", "words"],
  players: ["engine", "magic", "duel-masters"],
  store: ["engine", "magic", "duel-masters", "card-text"],
  web: ["engine", "magic", "duel-masters", "words", "card-text", "referee", "players"],
  cli: ["engine", "magic", "duel-masters", "words", "card-text", "referee", "players", "store", "web"],
}

const rooms = Object.entries(mayImport).map(([room, others]) => ({
  name: `room-${room}`,
  comment: `${room} imports ${others.length > 0 ? `only ${others.join(", ")}` : "none of ours"}.`,
  severity: "error",
  from: { path: `^packages/${room}/`, pathNot: tests },
  to: { path: "^packages/", pathNot: `^packages/(${[room, ...others].join("|")})/` },
}))

export default {
  forbidden: [
    ...rooms,
    {
      name: "room-is-listed",
      comment: "A new package must be given its imports in .dependency-cruiser.mjs.",
      severity: "error",
      from: { path: "^packages/", pathNot: `^packages/(${Object.keys(mayImport).join("|")})/` },
      to: {},
    },
    {
      name: "through-the-door",
      comment: "Another room is entered by its index.ts; a rulebook's rules have a door of their own.",
      severity: "error",
      from: { path: "^packages/([^/]+)/" },
      to: { path: "^packages/[^/]+/", pathNot: ["^packages/$1/", "^packages/[^/]+/src/(rules/)?index\\.ts$"] },
    },
    {
      name: "node-stays-outside",
      comment:
        "Files, processes and other things of Node belong to cli, store, server, bench, scripts, tests and what builds the page.",
      severity: "error",
      from: { path: "^packages/", pathNot: [tests, "^packages/((cli|store|server)/|web/build/)"] },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "nothing-imports-tests",
      comment: "The pictures of the page show positions that its tests show, too.",
      severity: "error",
      from: { pathNot: `${tests}|^scripts/pictures\\.ts$` },
      to: { path: tests },
    },
    {
      name: "products-import-no-tooling",
      comment: "packages/ know neither scripts/ nor bench/.",
      severity: "error",
      from: { path: "^packages/" },
      to: { path: "^(scripts|bench)/" },
    },
    {
      name: "no-cycle",
      comment: "Files import each other in a circle. Circles of type imports only are fine.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "is-found",
      comment: "What the build makes (virtual:…) is in no file.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },
    {
      name: "is-declared",
      comment: "What a room imports stands in its package.json.",
      severity: "error",
      from: {
        path: "^packages/",
        pathNot: [tests, "^packages/cli/bin/", "^packages/web/(build/|vite\\.config\\.ts$)"],
      },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown", "npm-dev"], dependencyTypesNot: ["type-only"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(packages/[^/]+/(dist|coverage)|scripts/fixtures)/" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "default", "types"] },
  },
}
