import { cotizante } from '../../fichas/declaracion/cotizante.ts'
import { reglaFechaDS } from '../../fichas/declaracion/reglas-ds.ts'
import type { FormOf } from '../../fichas/ficha.ts'
import { reglasAl } from '../../fichas/reglas.ts'
import { cotizanteMessages } from '../../messages/declaracion/cotizante.ts'
import type { Rules } from '../rules.ts'

/** The holder as typed: dates ISO, weight in kg and height in m as text, with comma or point. */
export type CotizanteForm = FormOf<typeof cotizante>

/** Causes of a disability pension (spec 2 §9). */
export const causales = [
  { codigo: 1, descripcion: cotizanteMessages.causalComun.text },
  { codigo: 2, descripcion: cotizanteMessages.causalProfesional.text },
] as const

interface PensionLeida {
  /** Null: not answered. */
  readonly pension: boolean | null
  readonly causal: number | null
  readonly diagnostico: string | null
}

/** Declared disability pension of the holder, in words: none, or its cause and diagnosis. */
export function pensionDeclarada({ pension, causal, diagnostico }: PensionLeida): string {
  if (pension === null) return '-'
  if (!pension) return 'No'
  const causa = causales.find(({ codigo }) => codigo === causal)?.descripcion
  return ['Sí', causa, diagnostico].filter(Boolean).join(', ')
}

/**
 * Holder background of the declaration (spec 2 §5). `hoy`: ISO date of Santiago; `fechaGuardada`: the signing date
 * on record, if any.
 */
export const cotizanteRules = (hoy: string, fechaGuardada: string | null = null): Rules<CotizanteForm> => ({
  ...reglasAl(cotizante, 'persona', hoy),
  fechaDS: (value) => reglaFechaDS(value, hoy, fechaGuardada),
})
