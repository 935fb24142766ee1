import { basename, dirname, join } from 'node:path'
import { fileNameOf } from '../../apps/server/src/core/use-case.ts'
import type { Asunto } from '../../packages/contract/asuntos.ts'
import type { Route } from '../../packages/contract/route.ts'

type Texts = ReadonlyMap<string, string>
type Routes = Readonly<Record<string, Pick<Route, 'cambia'>>>

const imported = /import (?:type )?\{([^}]*)\} from '(\.[^']+)'/g

interface Step {
  readonly to: string
  /** It is a use case that is run from there. */
  readonly runs: boolean
}

/** What a file leads to: what it imports, and who listens to the events that it raises. */
function ahead(path: string, text: string, texts: Texts): Step[] {
  const imports = [...text.matchAll(imported)].map(([, names = '', from = '']) => ({
    to: join(dirname(path), from),
    runs: names.split(',').some((name) => text.includes(`${name.trim()}.run(`)),
  }))
  const raised = new Set([...text.matchAll(/\braise\((\w+)/g)].map(([, event = '']) => `on-${fileNameOf(event)}.ts`))
  const listeners = [...texts.keys()].filter((one) => raised.has(basename(one)))
  return [...imports.filter(({ to }) => texts.has(to)), ...listeners.map((to) => ({ to, runs: false }))]
}

/** How the files of the core lead to each other. */
const graphOf = (texts: Texts) => new Map([...texts].map(([path, text]) => [path, ahead(path, text, texts)]))
type Graph = ReturnType<typeof graphOf>

/** All that a file leads to, each once, by the steps that lead there. */
function stepsFrom(path: string, graph: Graph, seen = new Set<string>()): Step[] {
  if (seen.has(path)) return []
  seen.add(path)
  return (graph.get(path) ?? []).flatMap((step) => [step, ...stepsFrom(step.to, graph, seen)])
}

/** Each operation with all that its use case leads to. */
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

/** Operations that run the use case of another and do not say that they change what that one says to change. */
export const callados = (texts: Texts, routes: Routes): Callado[] =>
  useCasesIn(texts, Object.keys(routes)).flatMap(({ operacion, corre: todas }) =>
    todas.flatMap((corre) => {
      const calla = (routes[corre]?.cambia ?? []).filter((asunto) => !routes[operacion]?.cambia.includes(asunto))
      return calla.length > 0 ? [{ operacion, corre, calla }] : []
    }),
  )

/** Operations whose use case leads to a file like this. */
export const losQueLlegan = (texts: Texts, names: readonly string[], a: RegExp): string[] =>
  useCasesIn(texts, names).flatMap(({ operacion, llegaA }) => (llegaA.some((path) => a.test(path)) ? [operacion] : []))
