import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Naming = Extract<Rolldown.CodeSplittingGroup['name'], (...all: never) => unknown>
type Context = Parameters<Naming>[1]

const entriesFolder = join(import.meta.dirname, 'src/entries')
/** First screen of a day, and its frame. */
const inicio = ['dashboard-shell.tsx', 'home-screen.tsx'].map((file) => join(entriesFolder, file))
/** The table of the home needs them, without the parts of other screens that show them. */
const siglas = join(import.meta.dirname, 'src/components/values/sigla.tsx')
const ingreso = [join(import.meta.dirname, 'src/features/acceso/sesion/login-screen.tsx')]

/** Modules that only the index of their library imports: no code of the home calls them. */
const ajenos = /\/(queriesObserver|useQueries)\.js$/
const icono = /\/icons-react\/.*\/(Icon\w+)\.mjs$/

/** All that modules import at once, directly or not. */
function reached(from: readonly string[], context: Context): Set<string> {
  const seen = new Set<string>()
  const queue = [...from]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id) || ajenos.test(id)) continue
    seen.add(id)
    queue.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  return seen
}

/** Without the icons that no code names: the index of their library imports six thousand. */
function sinIconosDeOtros(ids: ReadonlySet<string>, context: Context): Set<string> {
  const suyos = [...ids].filter((id) => !id.includes('/icons-react/'))
  const named = new Set(suyos.flatMap((id) => context.getModuleInfo(id)?.code?.match(/\bIcon[A-Z]\w+/g) ?? []))
  return new Set([...ids].filter((id) => named.has(icono.exec(id)?.[1] ?? '') || !icono.test(id)))
}

function deInicio(): Naming {
  // called for each module; one walk answers all
  let suyos: Set<string> | undefined
  return (id, context) => {
    suyos ??= sinIconosDeOtros(reached([...inicio, siglas], context), context)
    return suyos.has(id) ? 'inicio' : null
  }
}

/** The entry, and the few modules that the password recovery shares with every other screen. */
const comienzo =
  /\/src\/(entries\/(start|routing)|components\/feedback\/loaded|lib\/(api\/read-options|form\/use-refused))\.tsx?$/

/** Login screen alone: the password recovery shares only its fields. */
const propiosDelIngreso = /\/src\/features\/acceso\/sesion\/|\/messages\/acceso\/empresa/

/**
 * Code of every start: the entry, and what the login shares with the home. Fields of the login are a part of their own,
 * or else shared modules would bring the login `comun` and, through it, the home.
 */
function deComienzo(): Naming {
  let suyos: Set<string> | undefined
  let comunes: Set<string> | undefined
  return (id, context) => {
    suyos ??= sinIconosDeOtros(reached(ingreso, context), context)
    comunes ??= suyos.intersection(reached(inicio, context))
    if (comienzo.test(id) || comunes.has(id)) return 'base'
    return suyos.has(id) && !propiosDelIngreso.test(id) ? 'ingreso' : null
  }
}

/** Panels and the bar of actions. */
const marco = /\/src\/components\/layout\/(panel|action-bar)\.tsx$/

const calendario = /\/src\/components\/fields\/popup\/(month-grid|walk-by-arrows)\.tsx?$/

/**
 * Code splitting of the desk. A browser fetches about six files at once, and each extra file costs a round trip. Code
 * of every start is one file. Code that the portfolio shares with other screens is another. Without these groups the
 * portfolio loaded eighty files.
 */
export const partesDelEscritorio = (): Rolldown.CodeSplittingGroup[] => [
  { name: deComienzo(), priority: 3 },
  // Code of one more screen too: on its own each part would cost a file and its name
  { name: deInicio(), priority: 1, minShareCount: 2 },
  // all shared parts of a screen without fields: apart, it does not fetch the rest
  { name: 'marco', priority: 2, test: marco },
  // asked for by a button of the home, which must not bring the fields of other screens
  { name: 'calendario', priority: 2, test: calendario },
  // apart, each would double its size by its name
  { name: 'iconos', test: icono, minShareCount: 4 },
  // small modules of many users weigh less in one file than under a name each
  { name: 'comun', minShareCount: 12, maxModuleSize: 2500 },
]
