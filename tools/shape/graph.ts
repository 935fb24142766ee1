import { contextNames } from './contexts.ts'

interface Module {
  readonly source: string
  readonly dependencies: readonly { readonly resolved: string }[]
}

const contextOf = (path: string) => contextNames.find((name) => path.startsWith(`apps/server/src/core/${name}/`))

/** Imports between contexts of the core, read from the code. */
function usedBy(modules: readonly Module[]): Map<string, Set<string>> {
  const used = new Map(contextNames.map((name) => [name as string, new Set<string>()]))
  for (const { source, dependencies } of modules) {
    const from = source.endsWith('.test.ts') ? undefined : contextOf(source)
    for (const { resolved } of dependencies) {
      const to = contextOf(resolved)
      if (from && to && from !== to) used.get(from)?.add(to)
    }
  }
  return used
}

/** Mermaid chart of the dependencies between contexts. */
export function drawContexts(modules: readonly Module[]): string {
  const used = usedBy(modules)
  const down = contextNames.toReversed()
  const arrows = down.flatMap((from) => down.filter((to) => used.get(from)?.has(to)).map((to) => `  ${from} --> ${to}`))
  return ['```mermaid', 'flowchart TD', ...arrows, '```'].join('\n')
}

/** Replaces the drawing of this name in a document; undefined if the document has no place for it. */
export function withDrawing(text: string, drawing: string, name = 'contextos'): string | undefined {
  const block = new RegExp(`(<!-- ${name}: .* -->\\n)[\\s\\S]*?(\\n<!-- fin -->)`)
  return block.test(text)
    ? text.replace(block, (_all, begin: string, end: string) => `${begin}${drawing}${end}`)
    : undefined
}
