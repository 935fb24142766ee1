import type { ClaveDePaso } from '@alerce/domain/cartera/pasos'
import type { ClaseDePendiente } from '@alerce/domain/mesa/pendientes'
import type { Role } from './operation.ts'
import { administran, cartera, danEnlaces, escribenPlantillas, lideran, mesa, roles, traspasan } from './roles.ts'
import type { routes } from './routes.ts'

/** The pages of the web, by the base path of each. */
export const entries = ['dashboard', 'consola', 'postulacion'] as const
export type Entry = (typeof entries)[number]

interface ScreenRow {
  /** Under the base path of its entry. */
  readonly path: `/${string}`
  readonly entries: readonly [Entry, ...Entry[]]
  /** Roles that may see it, the main ones first; null: it needs no session. */
  readonly roles: readonly [Role, ...Role[]] | null
  /** Screen of a sale: the step that the sale must have reached. */
  readonly step?: ClaveDePaso
  /** Name in the console's navigation and the palette; without it, only other screens lead here. */
  readonly name?: string
  /** Hidden from read-only callers of a portfolio. */
  readonly writes?: true
  /** Call that the screen is for: where it is not offered, neither is the screen. */
  readonly opens?: keyof typeof routes
}

const ofSale = <const S extends ClaveDePaso>(step: S) => ({ entries: ['dashboard'], roles: cartera, step }) as const
const ofDesk = (name: string, ...who: [Role, ...Role[]]) => ({ entries: ['consola'], roles: who, name }) as const
const inPortfolio = { entries: ['dashboard'], roles: cartera } as const
const ownAccess = { entries: ['dashboard', 'consola'], roles } as const

/** Every screen, once: its path is the specifications' (spec 1 §2, spec 2 §2), or ours. Holds no zod. */
export const screens = {
  login: { path: '/login', entries: ['dashboard', 'consola'], roles: null },
  olvido: { path: '/olvido', entries: ['dashboard', 'consola'], roles: null },
  preLogin: { path: '/preLogin', entries: ['dashboard'], roles: null },
  recuperar: { path: '/recuperar', entries: ['dashboard'], roles: null },
  clave: { path: '/clave', ...ownAccess, name: 'Cambiar contraseña', opens: 'cambiarClave' },
  segundoPaso: { path: '/segundo-paso', ...ownAccess, name: 'Segundo paso', opens: 'obtenerSegundoFactor' },
  misSesiones: { path: '/mis-sesiones', ...ownAccess, name: 'Mis sesiones' },
  home: { path: '/home', ...inPortfolio, name: 'Cartera' },
  addProspect: { path: '/add-prospect', ...inPortfolio, name: 'Agregar nuevo prospecto', writes: true },
  importar: { path: '/importar', ...inPortfolio, name: 'Importar cartera', writes: true, opens: 'revisarImportacion' },
  addCompensado: { path: '/add-compensado', ...inPortfolio, name: 'Agregar nuevo Compensado', writes: true },
  pareja: { path: '/pareja', ...inPortfolio },
  agenda: { path: '/agenda', ...inPortfolio, name: 'Calendario' },
  disponibilidad: {
    path: '/disponibilidad',
    entries: ['dashboard'],
    roles: ['asesor'],
    name: 'Disponibilidad',
    opens: 'obtenerDisponibilidad',
  },
  statistics: { path: '/statistics', ...inPortfolio, name: 'Mis Estadísticas' },
  tablaDatos: { path: '/TablaDatos', ...inPortfolio, name: 'Listado De Casos Pendientes' },
  equipo: { path: '/equipo', entries: ['dashboard'], roles: lideran, name: 'Equipo', opens: 'obtenerTableroDelEquipo' },
  alertas: {
    path: '/alertas',
    entries: ['dashboard'],
    roles: lideran,
    name: 'Alertas del equipo',
    opens: 'obtenerAlertas',
  },
  metas: { path: '/metas', entries: ['dashboard'], roles: lideran, name: 'Metas del equipo', opens: 'obtenerMetas' },
  plantillas: { path: '/plantillas', entries: ['dashboard', 'consola'], roles: escribenPlantillas, name: 'Plantillas' },
  timeline: { path: '/timeline', ...ofSale('antecedentes') },
  postulantData: { path: '/postulant-data', ...ofSale('antecedentes') },
  postulantDatanew: { path: '/postulant-datanew', ...ofSale('resultado') },
  postulantDocumentos: { path: '/postulant-documentos', ...ofSale('antecedentes') },
  prospectBeneficiaries: { path: '/prospect-beneficiaries', ...ofSale('beneficiarios') },
  preferences: { path: '/preferences', ...ofSale('cotizar') },
  preliminarPlan: { path: '/preliminar-plan', ...ofSale('cotizar') },
  preliminarPlannew: { path: '/preliminar-plannew', ...ofSale('resultado') },
  comparador: { path: '/comparador', ...ofSale('cotizar'), opens: 'compararPlanes' },
  resumenCotizacionPactada: { path: '/resumen-cotizacion-pactada', ...ofSale('cotizar') },
  resumenCotizacionPactadanew: { path: '/resumen-cotizacion-pactadanew', ...ofSale('resultado') },
  resumenPlan: { path: '/resumen-plan', ...ofSale('resumen') },
  postulantBackground: { path: '/postulant-background', ...ofSale('declaracion') },
  postulantBeneficiaries: { path: '/postulant-beneficiaries', ...ofSale('declaracion') },
  postulantDs: { path: '/postulant-ds', ...ofSale('declaracion') },
  postulantSummary: { path: '/postulant-summary', ...ofSale('declaracion') },
  enviarDs: { path: '/enviar-ds', ...ofSale('declaracion') },
  resultadoDs: { path: '/resultado-ds', ...ofSale('resultado') },
  documentos: { path: '/documentos', ...ofSale('contractual') },
  documentosnew: { path: '/documentosnew', ...ofSale('contractual'), opens: 'actualizarDatosContractuales' },
  resumenCotizacion: { path: '/resumen-cotizacion', ...ofSale('contractual') },
  documentsPreview: { path: '/documents-preview', ...ofSale('documentos') },
  autorizaciones: { path: '/autorizaciones', ...ofDesk('Autorizaciones', 'jefatura'), opens: 'obtenerAutorizaciones' },
  contraloria: { path: '/contraloria', ...ofDesk('Contraloría', 'contraloria'), opens: 'obtenerColaContraloria' },
  resueltas: { path: '/resueltas', ...ofDesk('Resueltas', 'contraloria'), opens: 'obtenerResueltasHoy' },
  usuarios: { path: '/usuarios', ...ofDesk('Usuarios', ...administran) },
  enlaces: { path: '/enlaces', ...ofDesk('Enlaces de supervisor', ...danEnlaces), opens: 'obtenerEnlaces' },
  carteras: { path: '/carteras', ...ofDesk('Carteras', ...traspasan), opens: 'obtenerCasosDeCartera' },
  sesiones: { path: '/sesiones', ...ofDesk('Sesiones', ...administran) },
  accesos: { path: '/accesos', ...ofDesk('Accesos', ...administran) },
  catalogo: { path: '/catalogo', ...ofDesk('Catálogo', ...administran), opens: 'obtenerCatalogo' },
  textos: { path: '/textos', ...ofDesk('Textos', ...administran), opens: 'obtenerTextos' },
  personas: { path: '/personas', ...ofDesk('Personas', ...administran), opens: 'obtenerPedidosPersona' },
  clientes: { path: '/clientes', ...ofDesk('Clientes API', ...administran) },
  webhooks: { path: '/webhooks', ...ofDesk('Webhooks', ...administran), opens: 'obtenerSuscripciones' },
  mesa: { path: '/mesa', ...ofDesk('Pendientes', ...mesa), opens: 'obtenerPendientesMesa' },
  correos: { path: '/correos', ...ofDesk('Correos', ...mesa, ...administran) },
  estado: { path: '/estado', ...ofDesk('Estado', ...administran) },
  mandato: { path: '/mandato', entries: ['postulacion'], roles: null },
  cambioDeCorreo: { path: '/correo', entries: ['postulacion'], roles: null },
  copiaDs: { path: '/copia-ds', entries: ['postulacion'], roles: null },
  reservar: { path: '/reservar', entries: ['postulacion'], roles: null },
  reserva: { path: '/reserva', entries: ['postulacion'], roles: null },
  resumen: { path: '/resumen', entries: ['postulacion'], roles: null },
  cotizacion: { path: '/cotizacion', entries: ['postulacion'], roles: null },
  postulanteDs: { path: '/declaracion', entries: ['postulacion'], roles: null },
} as const satisfies Readonly<Record<string, ScreenRow>>

export type Screen = keyof typeof screens

export const screenNames = Object.keys(screens) as Screen[]

/** Row of a screen in the table. */
export const rowOf = (screen: Screen): ScreenRow => screens[screen]

type Rows = typeof screens

/** Screens of an entry. */
export type ScreenOf<E extends Entry> = {
  [S in Screen]: E extends Rows[S]['entries'][number] ? S : never
}[Screen]

/** Screens without a session. */
export type OpenScreen = { [S in Screen]: Rows[S]['roles'] extends null ? S : never }[Screen]

/** Screens of a sale. */
export type SaleScreen = { [S in Screen]: Rows[S] extends { readonly step: ClaveDePaso } ? S : never }[Screen]

/** The screens of a sale, in the order of the table. */
export const saleScreens = screenNames.filter((name): name is SaleScreen => 'step' in screens[name])

/** The address of a screen from the root of the site, without query. */
export const addressOf = <E extends Entry>(entry: E, screen: ScreenOf<E>): string => `/${entry}${screens[screen].path}`

/** Former screens of /consola that became a view of the desk, so a saved address still works. */
export const vistasDeLaMesa: Readonly<Record<string, ClaseDePendiente>> = {
  '/irregularidades': 'irregularidad',
  '/firmas': 'firma',
  '/fun': 'fun',
  '/mandatos': 'mandato',
  '/rechazos': 'rechazo',
}
