/** A line on the terminal that tells how far a run has come; nothing where there is no terminal. */
export class Progress {
  private readonly total: number
  private readonly began = performance.now()
  private readonly shown = process.stderr.isTTY === true
  private done = 0
  private last = 0

  constructor(total: number) {
    this.total = total
  }

  one(failed: number): void {
    this.done += 1
    const now = performance.now()
    if (now - this.last < 100) return
    this.last = now
    const rate = this.done / ((now - this.began) / 1000)
    const left = Math.ceil((this.total - this.done) / rate)
    this.say(`${this.done}/${this.total} games, ${Math.round(rate)} a second, ${left} s left, ${failed} failed`)
  }

  say(text: string): void {
    if (this.shown) process.stderr.write(`\r\u001b[K${text}`)
  }

  /** A line that stays. */
  line(text: string): void {
    this.say("")
    console.log(text)
  }

  /** Takes the line away. Returns the seconds that have passed. */
  end(): number {
    this.say("")
    return (performance.now() - this.began) / 1000
  }
}
