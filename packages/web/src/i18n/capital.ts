/** A text as it stands at the beginning of a sentence or on a button. Japanese stays as it is. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
