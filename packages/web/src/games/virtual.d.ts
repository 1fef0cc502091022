declare module "virtual:rules/*" {
  export const ruleTable: readonly import("@dilemma-table/engine").RuleEntry[]
}
