import { basicLand } from "./build.ts"

export const lands = [
  basicLand({ en: "Plains", ja: "平地" }, "Plains"),
  basicLand({ en: "Island", ja: "島" }, "Island"),
  basicLand({ en: "Swamp", ja: "沼" }, "Swamp"),
  basicLand({ en: "Mountain", ja: "山" }, "Mountain"),
  basicLand({ en: "Forest", ja: "森" }, "Forest"),
]
