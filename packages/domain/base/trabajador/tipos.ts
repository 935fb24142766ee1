/** D dependent, I independent, V voluntary, P pensioner. */
export type TipoTrabajador = 'D' | 'I' | 'V' | 'P'
/** Worker type as paying entities write it: 1 D, 2 I, 3 P, 4 V (spec 2 §9). */
export type CodigoTrabajador = 1 | 2 | 3 | 4

export const etiquetasTrabajador: Record<TipoTrabajador, string> = {
  D: 'Dependiente',
  I: 'Independiente',
  V: 'Voluntario',
  P: 'Pensionado',
}

const codigos: Record<TipoTrabajador, CodigoTrabajador> = { D: 1, I: 2, P: 3, V: 4 }

export function codigoTrabajador(tipo: TipoTrabajador): CodigoTrabajador {
  return codigos[tipo]
}

export function deCodigoTrabajador(codigo: CodigoTrabajador): TipoTrabajador {
  return (['D', 'I', 'P', 'V'] as const)[codigo - 1] ?? 'D'
}

interface ComportamientoEmpleador {
  /** RUT that the row takes when the type is chosen. */
  readonly rut: string
  readonly rutEditable: boolean
  /** Income that the row takes; undefined: unchanged. */
  readonly renta: number | undefined
  readonly rentaEditable: boolean
}

/** Effects of choosing a worker type on an employer row (spec 1 §5, spec 2 §4). */
export function comportamientoEmpleador(tipo: TipoTrabajador, rutProspecto: string): ComportamientoEmpleador {
  if (tipo === 'V') return { rut: '', rutEditable: false, renta: 0, rentaEditable: false }
  if (tipo === 'I') return { rut: rutProspecto, rutEditable: false, renta: undefined, rentaEditable: true }
  return { rut: '', rutEditable: true, renta: undefined, rentaEditable: true }
}

/** Independent and voluntary workers choose their plan by hand: no suggestions. */
export function soloPlanManual(tipos: readonly TipoTrabajador[]): boolean {
  return tipos.some((t) => t === 'I' || t === 'V')
}
