import { z } from 'zod'
import { pagoDicho } from '../cotizacion/cotizacion.ts'

/** The mandate stands: since when (ISO instant), and the reference when the applicant gave it. */
export const mandatoOtorgado = () =>
  z.object({ estado: z.literal('otorgado'), otorgado: z.string(), referencia: z.string().nullable() })

/** Who asks, for what, in which words; `version` goes back with the consent. */
export const pagoPorAutorizar = () => ({
  estado: z.literal('pendiente'),
  isapre: z.string(),
  plan: z.string(),
  ...pagoDicho(),
  consentimiento: z.array(z.string()),
  version: z.string(),
})
