/** The version of the engine and the rulebooks, as in their package.json; a save says which wrote it. */
export const engineVersion = "0.1.0"
