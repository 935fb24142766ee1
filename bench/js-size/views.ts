import { screens as routed } from '../../apps/web/src/lib/routes.ts'
import { type Screen, screens as shown } from '../../tools/screenshots/screens.ts'

/** A screen as somebody sees it, and what a person presses first there. */
export interface View extends Screen {
  /** Kilobytes of gzipped JavaScript, at most: until the screen is idle, and after each of its dialogs. */
  readonly bar: number
  /** Names of the buttons that bring what the screen did not carry; each is pressed on the screen freshly loaded. */
  readonly opens: readonly RegExp[]
  /** Whoever looks and changes nothing. */
  readonly reads: boolean
}

const bars: Readonly<Record<string, number>> = {
  login: 140,
  preLogin: 140,
  recuperar: 140,
  mandato: 140,
  clave: 200,
  home: 200,
}
const ORDINARY = 260

const calendar = /^Elegir las fechas$/
/** By the last part of the path. Screens that are not here open nothing but questions and messages, which all carry. */
const opens: Readonly<Record<string, readonly RegExp[]>> = {
  home: [calendar, /^Gestionar/, /: ver el motivo$/, /^Presiona para ver irregularidades/],
  TablaDatos: [calendar],
  agenda: [/^Nueva cita$/, /^Mi calendario/, /^\s*\d\d:\d\d.* a \d\d:\d\d/],
  'mis-sesiones': [/^Cerrar/],
  irregularidades: [/^Abrir irregularidad$/],
  fun: [/^Registrar FUN$/],
  mandatos: [/^Registrar mandato$/],
  rechazos: [/^Registrar rechazo$/],
  usuarios: [/^Nuevo usuario$/],
  enlaces: [/^Nuevo enlace$/],
  clientes: [/^Nuevo cliente$/],
}

/** Screens of which no picture is kept. */
const others: readonly Screen[] = [
  { path: '/dashboard/preLogin', user: null },
  { path: '/dashboard/recuperar', user: null },
  { path: '/consola/login', user: null },
  { path: '/dashboard/clave', user: 'asesora' },
  { path: '/dashboard/mis-sesiones', user: 'asesora' },
  { path: '/consola/clave', user: 'mesa' },
  { path: '/consola/mis-sesiones', user: 'mesa' },
  { path: '/dashboard/pareja', user: 'asesora' },
]

const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

const viewOf =
  (reads: boolean) =>
  (screen: Screen): View => ({
    ...screen,
    ...(reads ? { user: 'jefatura' as const } : {}),
    bar: bars[lastOf(screen.path)] ?? ORDINARY,
    opens: opens[lastOf(screen.path)] ?? [],
    reads,
  })

/** Every screen of the routes table, as who writes there sees it, and as the head of the team does. */
export function allViews(): View[] {
  const once = new Map([...shown, ...others].map((screen) => [screen.path, screen]))
  const missing = Object.values(routed).filter((path) => ![...once.keys()].some((known) => known.endsWith(path)))
  if (missing.length > 0) throw new Error(`nobody measures ${missing.join(', ')}: mend bench/js-size/views.ts`)
  const all = [...once.values()]
  return [...all.map(viewOf(false)), ...all.filter(({ user }) => user === 'asesora').map(viewOf(true))]
}
