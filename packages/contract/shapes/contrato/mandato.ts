import { z } from 'zod'
import { enPesos, enUF } from '../base/dinero.ts'

/** The mandate stands: since when (ISO instant), and the reference when the applicant gave it. */
export const mandatoOtorgado = () =>
  z.object({ estado: z.literal('otorgado'), otorgado: z.string(), referencia: z.string().nullable() })

/** Who asks, for what, in which words; `version` goes back with the consent. Pesos of today's UF; null: none is loaded. */
export const pagoPorAutorizar = () => ({
  estado: z.literal('pendiente'),
  isapre: z.string(),
  plan: z.string(),
  totalUF: enUF(),
  totalPesos: enPesos().nullable(),
  consentimiento: z.array(z.string()),
  version: z.string(),
})
