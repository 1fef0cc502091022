/**
 * The mark of an object about which something else is happening instead (609.1): its own removal isn't looked at meanwhile.
 * Of a player: something else is happening instead of a card being drawn.
 */
export const SAVED = "saved"
