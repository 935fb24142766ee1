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

/** The use cases that a file runs, itself or by what it leads to. */
function runBy(path: string, graph: ReadonlyMap<string, readonly Step[]>, seen = new Set<string>()): string[] {
  if (seen.has(path)) return []
  seen.add(path)
  return (graph.get(path) ?? []).flatMap(({ to, runs }) => [...(runs ? [to] : []), ...runBy(to, graph, seen)])
}

export interface Callado {
  readonly operacion: string
  readonly corre: string
  readonly calla: readonly Asunto[]
}

/** Operations that run the use case of another and do not say that they change what that one says to change. */
export function callados(texts: Texts, routes: Routes): Callado[] {
  const graph = new Map([...texts].map(([path, text]) => [path, ahead(path, text, texts)]))
  const names = new Map(Object.keys(routes).map((name) => [`${fileNameOf(name)}.ts`, name]))
  return [...texts.keys()].flatMap((path) => {
    const operacion = names.get(basename(path))
    if (operacion === undefined) return []
    return runBy(path, graph).flatMap((other) => {
      const corre = names.get(basename(other)) ?? other
      const calla = (routes[corre]?.cambia ?? []).filter((asunto) => !routes[operacion]?.cambia.includes(asunto))
      return calla.length > 0 ? [{ operacion, corre, calla }] : []
    })
  })
}
