/**
 * Finds procedures that are called without `yield*`. Such a call compiles clean and does nothing.
 *
 * A call that makes a procedure must be `yield*`ed, returned by a plain function, be an arrow function's body, or be
 * an argument of one of the kernel's functions. A function that makes one must not be passed where its result is
 * dropped. What counts as a procedure is read from the type alias `Procedure`: a generator that yields what a
 * procedure yields. Other generators may be iterated and stored, but not dropped.
 */
import { dirname, relative, resolve } from "node:path"
import ts from "typescript"

/** Who runs procedures. Whatever is added to the kernel is added here. */
export interface Kernel {
  /** The functions and classes that may take a procedure as an argument. */
  readonly functions: readonly string[]
  /** The files that may also keep one in a variable or a field, by the end of their path. */
  readonly files: readonly string[]
}
const kernel: Kernel = {
  functions: ["trial"],
  files: [
    "packages/engine/src/game.ts",
    "packages/engine/src/attempt.ts",
    "packages/duel-masters/src/endless.ts",
    "packages/engine/test/save.property.test.ts",
    "packages/magic/test/interrupted.test.ts",
  ],
}

export interface ForgottenYield {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly sentence: string
}

/** Every call in `files` that makes a procedure nobody runs. */
export function forgottenYields(
  program: ts.Program,
  files: readonly ts.SourceFile[],
  runners: Kernel = kernel,
): readonly ForgottenYield[] {
  const types = generatorTypes(program)
  const found: ForgottenYield[] = []

  for (const file of files) visit(file)
  return found

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && !isRun(node)) checkMade(node)
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) node.arguments?.forEach(checkPassed)
    if (ts.isArrowFunction(node)) checkArrow(node)
    ts.forEachChild(node, visit)
  }

  function checkMade(call: ts.CallExpression): void {
    const kind = types.kindOf(program.getTypeChecker().getTypeAtLocation(call))
    if (kind === "other") return
    const problem = kind === "procedure" ? whyNotRun(call, runners) : whyDropped(call)
    if (problem !== undefined) report(call, `${call.expression.getText()}(…) ${problem}`)
  }

  /** `list.forEach(castSpell)`: the parameter's declared type must say that it is given something that makes one. */
  function checkPassed(argument: ts.Expression): void {
    if (!types.makesProcedure(argument) || types.expectedToMakeOne(argument)) return
    const name = ts.isIdentifier(argument) ? argument.text : "the function passed"
    report(argument, `${name} makes a procedure, and what it is passed to doesn't run it`)
  }

  /** `const each: (id: ObjectId) => void = (id) => castSpell(id)`; arguments are looked at by `checkPassed`. */
  function checkArrow(arrow: ts.ArrowFunction): void {
    const outer = withWrappers(arrow).parent
    if (ts.isCallExpression(outer) || ts.isNewExpression(outer)) return
    if (!types.makesProcedure(arrow)) return
    const expected = program.getTypeChecker().getContextualType(arrow)
    const signatures = expected?.getCallSignatures() ?? []
    if (signatures.length === 0 || signatures.some((one) => types.kindOf(one.getReturnType()) !== "other")) return
    report(arrow, "the function makes a procedure, and its type says that nothing is returned to be run")
  }

  function report(node: ts.Node, sentence: string): void {
    const file = node.getSourceFile()
    const { line, character } = file.getLineAndCharacterOfPosition(node.getStart())
    found.push({ file: file.fileName, line: line + 1, column: character + 1, sentence })
  }
}

const isRun = ({ parent }: ts.CallExpression): boolean =>
  ts.isYieldExpression(parent) && parent.asteriskToken !== undefined

/** Why a call that makes a procedure doesn't lead to its being run; undefined if it does. */
function whyNotRun(call: ts.CallExpression, runners: Kernel): string | undefined {
  const outer = withWrappers(call)
  const parent = outer.parent
  if (ts.isYieldExpression(parent)) return parent.asteriskToken ? undefined : "is yielded without the star"
  if (ts.isReturnStatement(parent)) {
    return isGenerator(enclosingFunction(parent)) ? "is returned by a generator: write `return yield*`" : undefined
  }
  if (ts.isArrowFunction(parent) && parent.body === outer) return undefined
  if ((ts.isCallExpression(parent) || ts.isNewExpression(parent)) && parent.expression !== outer) {
    const name = calledName(parent)
    return runners.functions.includes(name) ? undefined : `is passed to ${name || "a function"}, which doesn't run it`
  }
  const kept = ts.isVariableDeclaration(parent) || isAssignment(parent)
  if (kept && runners.files.some((file) => call.getSourceFile().fileName.endsWith(`/${file}`))) return undefined
  return "is never run: write `yield*`"
}

/** Why a generator that isn't a procedure is of no use here; undefined if it may be. */
function whyDropped(call: ts.CallExpression): string | undefined {
  const outer = withWrappers(call)
  const parent = outer.parent
  const dropped =
    ts.isExpressionStatement(parent) ||
    ts.isVoidExpression(parent) ||
    ts.isPrefixUnaryExpression(parent) ||
    ((ts.isIfStatement(parent) || ts.isWhileStatement(parent) || ts.isDoStatement(parent)) &&
      parent.expression === outer) ||
    (ts.isConditionalExpression(parent) && parent.condition === outer)
  return dropped ? "makes a generator that nobody reads" : undefined
}

/** The expression with what only passes its value on: brackets, casts, the branches of `?:`, `??`, `||`, `&&`. */
function withWrappers(node: ts.Expression): ts.Expression {
  const parent = node.parent
  const passedOn =
    ts.isParenthesizedExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isSatisfiesExpression(parent) ||
    ts.isNonNullExpression(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    (ts.isBinaryExpression(parent) && parent.right === node && passing.has(parent.operatorToken.kind))
  return passedOn ? withWrappers(parent) : node
}

const passing = new Set([
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.CommaToken,
])

function isAssignment(node: ts.Node): boolean {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken
}

function enclosingFunction(node: ts.Node): ts.Node | undefined {
  return ts.findAncestor(node, ts.isFunctionLike)
}

function isGenerator(node: ts.Node | undefined): boolean {
  return (
    node !== undefined &&
    (ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isMethodDeclaration(node)) &&
    node.asteriskToken !== undefined
  )
}

function calledName(call: ts.CallExpression | ts.NewExpression): string {
  const called = call.expression
  if (ts.isIdentifier(called)) return called.text
  return ts.isPropertyAccessExpression(called) ? called.name.text : ""
}

/** Questions about types: which are procedures, and which functions make them. */
function generatorTypes(program: ts.Program) {
  const checker = program.getTypeChecker()
  const yieldedByProcedures = findYieldedByProcedures()

  return { kindOf, makesProcedure, expectedToMakeOne }

  function kindOf(type: ts.Type): "procedure" | "generator" | "other" {
    if (type.isUnionOrIntersection()) {
      const kinds = type.types.map(kindOf)
      return kinds.find((kind) => kind === "procedure") ?? kinds.find((kind) => kind === "generator") ?? "other"
    }
    if (type.flags & ts.TypeFlags.TypeParameter) {
      const bound = checker.getBaseConstraintOfType(type)
      return bound && bound !== type ? kindOf(bound) : "other"
    }
    if (type.symbol?.name !== "Generator") {
      const bases = type.isClassOrInterface() ? checker.getBaseTypes(type).map(kindOf) : []
      return bases.find((kind) => kind !== "other") ?? "other"
    }
    if (yieldedByProcedures === undefined) return "procedure"
    const yielded = checker.getTypeArguments(type as ts.TypeReference)[0]
    return yielded && checker.isTypeAssignableTo(yielded, yieldedByProcedures) ? "procedure" : "generator"
  }

  function makesProcedure(expression: ts.Expression): boolean {
    const signatures = checker.getTypeAtLocation(expression).getCallSignatures()
    return signatures.some((signature) => kindOf(signature.getReturnType()) === "procedure")
  }

  /** Reads the parameter as it was declared: where a call was inferred, `map<U>` would pass for `map<Procedure>`. */
  function expectedToMakeOne(argument: ts.Expression): boolean {
    const call = argument.parent as ts.CallExpression | ts.NewExpression
    const declaration = checker.getResolvedSignature(call)?.getDeclaration()
    const parameters = declaration?.parameters ?? []
    const index = call.arguments?.indexOf(argument) ?? -1
    const parameter = parameters[Math.min(index, parameters.length - 1)]
    if (parameter === undefined) return false
    return expects(checker.getTypeAtLocation(parameter), parameter.dotDotDotToken !== undefined)
  }

  function expects(type: ts.Type, rest: boolean): boolean {
    if (type.isUnionOrIntersection()) return type.types.some((one) => expects(one, rest))
    if (rest && checker.isArrayType(type)) {
      return checker.getTypeArguments(type as ts.TypeReference).some((one) => expects(one, false))
    }
    return type.getCallSignatures().some((signature) => kindOf(signature.getReturnType()) === "procedure")
  }

  function findYieldedByProcedures(): ts.Type | undefined {
    for (const file of program.getSourceFiles()) {
      if (file.isDeclarationFile) continue
      const alias = file.statements.find(
        (statement): statement is ts.TypeAliasDeclaration =>
          ts.isTypeAliasDeclaration(statement) && statement.name.text === "Procedure",
      )
      if (!alias) continue
      const type = checker.getTypeAtLocation(alias)
      if (type.symbol?.name === "Generator") return checker.getTypeArguments(type as ts.TypeReference)[0]
    }
    return undefined
  }
}

/** The program of a tsconfig.json. */
export function programOf(config: string): ts.Program {
  const { config: json, error } = ts.readConfigFile(config, ts.sys.readFile)
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, "\n"))
  const { options, fileNames } = ts.parseJsonConfigFileContent(json, ts.sys, dirname(config))
  return ts.createProgram(fileNames, options)
}

/** Rooms that only read positions, and cards, which are data: nothing there may play, and asking for their types takes long. */
const without = /\/packages\/(words|card-text|store|web|cli)\/|\/src\/cards\//

if (import.meta.filename === process.argv[1]) {
  const program = programOf(resolve("tsconfig.json"))
  const files = program
    .getSourceFiles()
    .filter(
      (file) => !file.isDeclarationFile && !file.fileName.includes("/node_modules/") && !without.test(file.fileName),
    )
  const found = forgottenYields(program, files)
  for (const { file, line, column, sentence } of found) {
    console.log(`${relative(".", file)}:${line}:${column} ${sentence}`)
  }
  console.log(
    found.length === 0 ? `No forgotten yield* in ${files.length} files.` : `${found.length} forgotten yield*.`,
  )
  process.exitCode = found.length === 0 ? 0 : 1
}
