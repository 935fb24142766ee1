import type { Rolldown } from 'vite'

const ENTRY = `${import.meta.dirname}/src/entries/postulacion.tsx`

interface Modules {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null
}

/** A module with all that it imports: now, and later too where that is said. */
function reachedFrom(modules: Modules, id: string, later: boolean, seen = new Set<string>()): ReadonlySet<string> {
  const info = modules.getModuleInfo(id)
  if (!info || seen.has(id)) return seen
  seen.add(id)
  for (const next of info.importedIds) reachedFrom(modules, next, later, seen)
  if (later) for (const next of info.dynamicallyImportedIds) reachedFrom(modules, next, later, seen)
  return seen
}

/** True of what the applicant's pages are made of; it is looked for once in a build. */
function delPostulante(later: boolean) {
  let reached: ReadonlySet<string> | undefined
  return (id: string, modules: Modules): boolean => {
    reached ??= reachedFrom(modules, ENTRY, later)
    return reached.has(id)
  }
}
const deTodasSusPaginas = delPostulante(false)
const deAlgunaPagina = delPostulante(true)

/**
 * What nearly every screen needs travels in one part, which packs better than thirty: some 5 kB less a screen. What
 * only the desk's screens need, the router before all, is another part: a phone would fetch it for nothing. That one
 * comes last, since a part takes along whatever its modules import.
 */
export const comun: Rolldown.CodeSplittingGroup[] = [
  { name: (id, modules) => (deTodasSusPaginas(id, modules) ? 'base' : null), minShareCount: 3, priority: 2 },
  { name: (id, modules) => (deAlgunaPagina(id, modules) ? 'datos' : null), minShareCount: 50, priority: 1 },
  { name: 'mesa', minShareCount: 50 },
]
