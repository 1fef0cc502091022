// Holds a bot's process: what the command sends goes to its standard input as lines, and the lines it says come back.
// A thread of its own, so that the command can wait for an answer, and no longer than it wants to.
import { spawn } from "node:child_process"
import { StringDecoder } from "node:string_decoder"
import { workerData } from "node:worker_threads"

const { command, cwd, port, signal, longest } = workerData
const flag = new Int32Array(signal)

const tell = (message) => {
  port.postMessage(message)
  Atomics.add(flag, 0, 1)
  Atomics.notify(flag, 0)
}

const detached = process.platform !== "win32"
const bot = spawn(command, { cwd, shell: true, detached, stdio: ["pipe", "pipe", "inherit"] })
tell({ type: "begun", pid: bot.pid ?? null })
bot.on("error", (error) => tell({ type: "died", how: error.message }))
// What it said before it died is heard first.
bot.on("close", (code, by) => tell({ type: "died", how: by ?? String(code) }))
// A bot that doesn't read any more dies or stays silent: both are told otherwise.
bot.stdin.on("error", () => {})

const letters = new StringDecoder("utf8")
let said = ""
bot.stdout.on("data", (bytes) => {
  const lines = (said + letters.write(bytes)).split("\n")
  said = lines.pop() ?? ""
  for (const line of lines) if (line.trim() !== "") tell({ type: "line", line })
  if (said.length > longest) {
    tell({ type: "line", line: said })
    said = ""
  }
})

port.on("message", (message) => {
  if (message === null) bot.stdin.end()
  else bot.stdin.write(`${message}\n`)
})
