import type { Screen } from '../../packages/contract/screens.ts'
import { everyView, type View as Seen } from '../../tools/screenshots/screens.ts'
import type { Weight } from './fetched.ts'

/** A screen as somebody sees it, and what a person presses first there. */
export interface View extends Seen {
  /** At most: until the screen is idle, and after each of its dialogs. */
  readonly bar: Weight
  /** Names of the buttons that bring what the screen did not carry; each is pressed on the screen freshly loaded. */
  readonly opens: readonly RegExp[]
  /** Whoever looks and changes nothing. */
  readonly reads: boolean
}

const bars: Readonly<Partial<Record<Screen, number>>> = {
  login: 140,
  preLogin: 140,
  recuperar: 140,
  olvido: 140,
  mandato: 140,
  copiaDs: 160,
  cambioDeCorreo: 160,
  postulanteDs: 160,
  clave: 200,
  home: 200,
}
const ORDINARY = 240
/** Style sheets of any screen. */
const CSS = 20

/** Of a screen, in kilobytes. */
export const barOf = (screen: Screen): Weight => ({ js: bars[screen] ?? ORDINARY, css: CSS })

const calendar = /^Elegir las fechas$/
/** Screens that are not here open nothing but questions and messages, which all carry. */
const opens: Readonly<Partial<Record<Screen, readonly RegExp[]>>> = {
  home: [calendar, /^Gestionar/, /: ver el motivo$/, /^Presiona para ver irregularidades/],
  tablaDatos: [calendar],
  agenda: [/^Nueva cita$/, /^Mi calendario/, /^\s*\d\d:\d\d.* a \d\d:\d\d/],
  misSesiones: [/^Cerrar/],
  mesa: [/^Revisar /, /^Registrar el mandato/],
  usuarios: [/^Nuevo usuario$/],
  enlaces: [/^Nuevo enlace$/],
  clientes: [/^Nuevo cliente$/],
}

const measured =
  (reads: boolean) =>
  (view: Seen): View => ({
    ...view,
    ...(reads ? { user: 'jefatura' as const } : {}),
    bar: barOf(view.screen),
    opens: opens[view.screen] ?? [],
    reads,
  })

/** Every screen, as who writes there sees it, and as the head of the team does. */
export const allViews = (): View[] => [
  ...everyView.map(measured(false)),
  ...everyView.filter(({ user }) => user === 'asesora').map(measured(true)),
]
