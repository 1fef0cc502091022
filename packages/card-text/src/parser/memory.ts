/** What each rule read at each place of the text that is being read, in tables that are used again. */
export class Memory {
  readonly width: number
  ends = new Int32Array(0)
  values: unknown[] = []
  /** In which reading a slot was filled. */
  #filled = new Int32Array(0)
  #reading = 0

  constructor(width: number) {
    this.width = width
  }

  begin(length: number): void {
    const size = (length + 1) * this.width
    if (size > this.ends.length) {
      const room = size + this.width * 100
      this.ends = new Int32Array(room)
      this.values = new Array(room)
      this.#filled = new Int32Array(room)
      this.#reading = 0
    }
    this.#reading++
  }

  knows(slot: number): boolean {
    return this.#filled[slot] === this.#reading
  }

  keep(slot: number, end: number, value: unknown): void {
    this.#filled[slot] = this.#reading
    this.ends[slot] = end
    this.values[slot] = value
  }
}
