import type { Screen } from '../../packages/contract/screens.ts'
import { everyView, type View as Seen } from '../../tools/screenshots/screens.ts'
import type { Weight } from './fetched.ts'

/** A screen for a user, with the buttons to press. */
export interface View extends Seen {
  /** Size limits: of the idle screen, and after each of its dialogs. */
  readonly bar: Weight
  /** Buttons that load more code; each is pressed on the freshly loaded screen. */
  readonly opens: readonly RegExp[]
  /** True for users who only read. */
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
  reservar: 140,
  reserva: 140,
  resumen: 140,
  postulanteDs: 160,
  clave: 200,
  home: 200,
}
const ORDINARY = 260
/** Limit of the style sheets of any screen. */
const CSS = 20

/** Limit of a screen, in kilobytes. */
export const barOf = (screen: Screen): Weight => ({ js: bars[screen] ?? ORDINARY, css: CSS })

const calendar = /^Elegir las fechas$/
/** Screens missing here open only questions and messages, whose code every screen has. */
const opens: Readonly<Partial<Record<Screen, readonly RegExp[]>>> = {
  home: [calendar, /^Gestionar/, /: ver el motivo$/, /^Presiona para ver irregularidades/],
  tablaDatos: [calendar],
  agenda: [/^Nueva cita$/, /^Mi calendario/, /^\s*\d\d:\d\d.* a \d\d:\d\d/],
  misSesiones: [/^Cerrar/],
  segundoPaso: [/^Agregar una aplicación$/, /^Agregar una llave$/],
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

/** Every screen, as a user with write access sees it and as the head of the team does. */
export const allViews = (): View[] => [
  ...everyView.map(measured(false)),
  ...everyView.filter(({ user }) => user === 'asesora').map(measured(true)),
]
