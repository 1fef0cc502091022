/** The texts of the rulings of one game, by path. */
export const texts = import.meta.glob<string>("../../../../rulings/magic/**/*.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
})
