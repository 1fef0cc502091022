/** The mark of an object about which something else is happening instead (609.1): its own removal isn't looked at meanwhile. */
export const SAVED = "saved"
