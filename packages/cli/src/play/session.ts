import {
  answer,
  type Decision,
  decision,
  type Fault,
  type Game,
  logLines,
  type Outcome,
  ok,
  type PlayerId,
  rewind,
  seatName,
} from "@dilemma-table/engine"
import { randomPlayer } from "@dilemma-table/players"
