import { basename, dirname, join } from 'node:path'
import { fileNameOf } from '../../apps/server/src/core/use-case.ts'
import type { Asunto } from '../../packages/contract/asuntos.ts'
import type { Route } from '../../packages/contract/route.ts'

type Texts = ReadonlyMap<string, string>
type Routes = Readonly<Record<string, Pick<Route, 'cambia'>>>

const imported = /import (?:type )?\{([^}]*)\} from '(\.[^']+)'/g

interface Step {
  readonly to: string
  /** True if the file runs that use case. */
  readonly runs: boolean
}

/** Files reached from a file: its imports, and the listeners of the events it raises. */
function ahead(path: string, text: string, texts: Texts): Step[] {
  const imports = [...text.matchAll(imported)].map(([, names = '', from = '']) => ({
    to: join(dirname(path), from),
    runs: names.split(',').some((name) => text.includes(`${name.trim()}.run(`)),
  }))
  const raised = new Set([...text.matchAll(/\braise\((\w+)/g)].map(([, event = '']) => `on-${fileNameOf(event)}.ts`))
  const listeners = [...texts.keys()].filter((one) => raised.has(basename(one)))
  return [...imports.filter(({ to }) => texts.has(to)), ...listeners.map((to) => ({ to, runs: false }))]
}

/** Steps of each file of the core. */
const graphOf = (texts: Texts) => new Map([...texts].map(([path, text]) => [path, ahead(path, text, texts)]))
type Graph = ReturnType<typeof graphOf>

/** All steps from a file, direct and indirect, each file once. */
function stepsFrom(path: string, graph: Graph, seen = new Set<string>()): Step[] {
  if (seen.has(path)) return []
  seen.add(path)
  return (graph.get(path) ?? []).flatMap((step) => [step, ...stepsFrom(step.to, graph, seen)])
}

/** Each operation with the files its use case reaches. */
function useCasesIn(texts: Texts, names: readonly string[]) {
  const graph = graphOf(texts)
  const byFile = new Map(names.map((name) => [`${fileNameOf(name)}.ts`, name]))
  const operationAt = (path: string) => byFile.get(basename(path))
  return [...texts.keys()].flatMap((path) => {
    const operacion = operationAt(path)
    if (operacion === undefined) return []
    const steps = stepsFrom(path, graph)
    const corre = steps.flatMap(({ to, runs }) => (runs ? [operationAt(to) ?? to] : []))
    return [{ operacion, corre, llegaA: steps.map(({ to }) => to) }]
  })
}

export interface Callado {
  readonly operacion: string
  readonly corre: string
  readonly calla: readonly Asunto[]
}

/** Operations that run the use case of another without declaring its changes (`cambia`). */
export const callados = (texts: Texts, routes: Routes): Callado[] =>
  useCasesIn(texts, Object.keys(routes)).flatMap(({ operacion, corre: todas }) =>
    todas.flatMap((corre) => {
      const calla = (routes[corre]?.cambia ?? []).filter((asunto) => !routes[operacion]?.cambia.includes(asunto))
      return calla.length > 0 ? [{ operacion, corre, calla }] : []
    }),
  )

/** Operations whose use case reaches a file that matches. */
export const losQueLlegan = (texts: Texts, names: readonly string[], a: RegExp): string[] =>
  useCasesIn(texts, names).flatMap(({ operacion, llegaA }) => (llegaA.some((path) => a.test(path)) ? [operacion] : []))
