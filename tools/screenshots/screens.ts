import type { Role } from '../../packages/contract/operation.ts'
import { rowOf, type Screen, screenNames } from '../../packages/contract/screens.ts'

/** A screen as somebody of the demo sees it. */
export interface View {
  readonly screen: Screen
  /** From the root of the site. */
  readonly path: string
  /** Null: nobody has to log in. */
  readonly user: 'asesora' | Exclude<Role, 'asesor'> | null
  /** Shown with a prospect of the demo that has come this far. */
  readonly step?: NonNullable<ReturnType<typeof rowOf>['step']>
}

const userOf = (role: Role): NonNullable<View['user']> => (role === 'asesor' ? 'asesora' : role)

/** Every screen of the table under each of its entries, as its own people see it: an advisor has no desk in /consola. */
export const everyView: readonly View[] = screenNames.flatMap((screen) => {
  const { path, entries, roles, step } = rowOf(screen)
  return entries.map((entry) => {
    const [role] = roles?.filter((one) => entry !== 'consola' || one !== 'asesor') ?? []
    return { screen, path: `/${entry}${path}`, user: role ? userOf(role) : null, ...(step ? { step } : {}) }
  })
})

/** Each screen once, as its own people see it. */
export const eachScreen = everyView.filter(
  ({ screen }, at) => everyView.findIndex((view) => view.screen === screen) === at,
)

/** What they show depends on a link, on a pair or on the session, of which the demo's people bring none. */
const unvisited: readonly Screen[] = ['preLogin', 'recuperar', 'clave', 'misSesiones', 'pareja']

/** The screens that are visited one by one. */
export const views = eachScreen.filter(({ screen }) => !unvisited.includes(screen))

interface Picture {
  readonly name: string
  /** The heading of what is to be seen, where not every sale at this step shows it. */
  readonly heading?: string
  /** What a person presses there before there is something to see. */
  readonly opens?: RegExp
}

/** Those that go into docs/screenshots. */
export const pictures: Readonly<Partial<Record<Screen, Picture>>> = {
  login: { name: 'ingreso' },
  home: { name: 'cartera' },
  agenda: { name: 'agenda' },
  postulantData: { name: 'antecedentes' },
  preliminarPlan: { name: 'plan-preliminar', heading: 'Plan Preliminar' },
  postulantDs: { name: 'declaracion' },
  resultadoDs: { name: 'resultado' },
  documentsPreview: { name: 'documentos' },
  contraloria: { name: 'contraloria', opens: /IMC fuera de parámetro/ },
  usuarios: { name: 'usuarios' },
}
