import { contextNames } from './contexts.ts'

interface Module {
  readonly source: string
  readonly dependencies: readonly { readonly resolved: string }[]
}

const contextOf = (path: string) => contextNames.find((name) => path.startsWith(`apps/server/src/core/${name}/`))

/** Whom each context of the core imports, as the code has it. */
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

/** The contexts as they stand upon each other, for Mermaid. */
export function drawContexts(modules: readonly Module[]): string {
  const used = usedBy(modules)
  const down = contextNames.toReversed()
  const arrows = down.flatMap((from) => down.filter((to) => used.get(from)?.has(to)).map((to) => `  ${from} --> ${to}`))
  return ['```mermaid', 'flowchart TD', ...arrows, '```'].join('\n')
}

/** A document with a drawing in the place that bears its name; undefined where it has none. */
export function withDrawing(text: string, drawing: string, name = 'contextos'): string | undefined {
  const block = new RegExp(`(<!-- ${name}: .* -->\\n)[\\s\\S]*?(\\n<!-- fin -->)`)
  return block.test(text)
    ? text.replace(block, (_all, begin: string, end: string) => `${begin}${drawing}${end}`)
    : undefined
}
