/** The step of a sale a screen belongs to (obtenerVenta, pasos). */
export type Step =
  | 'antecedentes'
  | 'beneficiarios'
  | 'cotizar'
  | 'resumen'
  | 'declaracion'
  | 'resultado'
  | 'contractual'
  | 'documentos'

export interface Screen {
  readonly path: string
  readonly user: 'asesora' | 'jefatura' | 'contraloria' | 'mesa' | 'administracion' | null
  /** Shown with a prospect of the demo that has come this far. */
  readonly step?: Step
  /** Goes into docs/screenshots under this name. */
  readonly docs?: string
}

const sale = (path: string, step: Step, docs?: string): Screen => ({
  path: `/dashboard/${path}`,
  user: 'asesora',
  step,
  ...(docs ? { docs } : {}),
})

export const screens: Screen[] = [
  { path: '/dashboard/login', user: null, docs: 'ingreso' },
  { path: '/postulacion/mandato', user: null },
  { path: '/dashboard/home', user: 'asesora', docs: 'cartera' },
  { path: '/dashboard/add-prospect', user: 'asesora' },
  { path: '/dashboard/agenda', user: 'asesora', docs: 'agenda' },
  { path: '/dashboard/importar', user: 'asesora' },
  { path: '/dashboard/add-compensado', user: 'asesora' },
  { path: '/dashboard/agenda', user: 'asesora' },
  { path: '/dashboard/statistics', user: 'asesora' },
  { path: '/dashboard/TablaDatos', user: 'asesora' },
  sale('timeline', 'antecedentes'),
  sale('postulant-data', 'antecedentes', 'antecedentes'),
  sale('postulant-datanew', 'resultado'),
  sale('postulant-documentos', 'antecedentes'),
  sale('prospect-beneficiaries', 'beneficiarios'),
  sale('preferences', 'cotizar'),
  sale('preliminar-plan', 'cotizar', 'plan-preliminar'),
  sale('resumen-plan', 'resumen'),
  sale('postulant-background', 'declaracion'),
  sale('postulant-beneficiaries', 'declaracion'),
  sale('postulant-ds', 'declaracion', 'declaracion'),
  sale('postulant-summary', 'declaracion'),
  sale('enviar-ds', 'declaracion'),
  sale('resultado-ds', 'resultado', 'resultado'),
  sale('documentos', 'contractual'),
  sale('resumen-cotizacion', 'contractual'),
  sale('documents-preview', 'documentos', 'documentos'),
  { path: '/consola/autorizaciones', user: 'jefatura' },
  { path: '/consola/contraloria', user: 'contraloria', docs: 'contraloria' },
  { path: '/consola/irregularidades', user: 'mesa' },
  { path: '/consola/fun', user: 'mesa' },
  { path: '/consola/mandatos', user: 'mesa' },
  { path: '/consola/rechazos', user: 'mesa' },
  { path: '/consola/correos', user: 'mesa' },
  { path: '/consola/usuarios', user: 'administracion', docs: 'usuarios' },
  { path: '/consola/enlaces', user: 'administracion' },
  { path: '/consola/sesiones', user: 'administracion' },
  { path: '/consola/accesos', user: 'administracion' },
  { path: '/consola/clientes', user: 'administracion' },
]
