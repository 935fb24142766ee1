import type { Role } from '../../packages/contract/operation.ts'
import { rowOf, type Screen, screenNames } from '../../packages/contract/screens.ts'

/** A screen for a user of the demo. */
export interface View {
  readonly screen: Screen
  /** Path from the root of the site. */
  readonly path: string
  /** Null: no login needed. */
  readonly user: 'asesora' | Exclude<Role, 'asesor'> | null
  /** Needs a prospect of the demo in this step. */
  readonly step?: NonNullable<ReturnType<typeof rowOf>['step']>
}

const userOf = (role: Role): NonNullable<View['user']> => (role === 'asesor' ? 'asesora' : role)

/** Every screen of the table under each of its entries, for its own users: an advisor has no desk in /consola. */
export const everyView: readonly View[] = screenNames.flatMap((screen) => {
  const { path, entries, roles, step } = rowOf(screen)
  return entries.map((entry) => {
    const [role] = roles?.filter((one) => entry !== 'consola' || one !== 'asesor') ?? []
    return { screen, path: `/${entry}${path}`, user: role ? userOf(role) : null, ...(step ? { step } : {}) }
  })
})

/** Each screen once, for its own users. */
export const eachScreen = everyView.filter(
  ({ screen }, at) => everyView.findIndex((view) => view.screen === screen) === at,
)

/** Screens that need a link, a couple or a special session, which the demo users lack. */
const unvisited: readonly Screen[] = ['preLogin', 'recuperar', 'clave', 'segundoPaso', 'misSesiones', 'pareja']

/** Screens visited one by one. */
export const views = eachScreen.filter(({ screen }) => !unvisited.includes(screen))

interface Picture {
  readonly name: string
  /** Heading to wait for, where not every sale in this step shows it. */
  readonly heading?: string
  /** Button to press before the content appears. */
  readonly opens?: RegExp
}

/** Screens pictured in docs/screenshots. */
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
