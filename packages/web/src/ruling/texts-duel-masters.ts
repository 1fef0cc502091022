/** The texts of the rulings of one game, by path. */
export const texts = import.meta.glob<string>("../../../../rulings/duel-masters/**/*.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
})
