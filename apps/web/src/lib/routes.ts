/** Every screen, at the path of the specifications (spec 1 §2, spec 2 §2), under its entry's base path. */
export const screens = {
  login: '/login',
  preLogin: '/preLogin',
  recuperar: '/recuperar',
  clave: '/clave',
  misSesiones: '/mis-sesiones',
  home: '/home',
  addProspect: '/add-prospect',
  importar: '/importar',
  addCompensado: '/add-compensado',
  pareja: '/pareja',
  agenda: '/agenda',
  statistics: '/statistics',
  tablaDatos: '/TablaDatos',
  timeline: '/timeline',
  postulantData: '/postulant-data',
  postulantDatanew: '/postulant-datanew',
  postulantDocumentos: '/postulant-documentos',
  prospectBeneficiaries: '/prospect-beneficiaries',
  preferences: '/preferences',
  preliminarPlan: '/preliminar-plan',
  resumenPlan: '/resumen-plan',
  postulantBackground: '/postulant-background',
  postulantBeneficiaries: '/postulant-beneficiaries',
  postulantDs: '/postulant-ds',
  postulantSummary: '/postulant-summary',
  enviarDs: '/enviar-ds',
  resultadoDs: '/resultado-ds',
  documentos: '/documentos',
  resumenCotizacion: '/resumen-cotizacion',
  documentsPreview: '/documents-preview',
  contraloria: '/contraloria',
  autorizaciones: '/autorizaciones',
  irregularidades: '/irregularidades',
  fun: '/fun',
  mandatos: '/mandatos',
  mandato: '/mandato',
  rechazos: '/rechazos',
  correos: '/correos',
  usuarios: '/usuarios',
  enlaces: '/enlaces',
  sesiones: '/sesiones',
  accesos: '/accesos',
  clientes: '/clientes',
} as const

export type Screen = keyof typeof screens

/** They need no session. */
export const openScreens = ['login', 'preLogin', 'recuperar'] as const satisfies readonly Screen[]

/** Ids stand in the URL, so that a reload keeps the screen; nothing personal ever does. */
export interface ScreenIds {
  readonly prospectoId?: number | string | null
  /** Of the health declaration (declaracionSaludId). */
  readonly identificador?: number | string | null
  /** Of a user of the desk. */
  readonly usuarioId?: number | string | null
  readonly importacionId?: number | string | null
  /** A day of the agenda, ISO. */
  readonly fecha?: string | null
}

/** The path of a screen with its ids, for navigate() and <Link to>. */
export function goTo(screen: Screen, ids: ScreenIds = {}): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(ids)) if (value != null) params.set(name, String(value))
  const query = params.toString()
  return query ? `${screens[screen]}?${query}` : screens[screen]
}
