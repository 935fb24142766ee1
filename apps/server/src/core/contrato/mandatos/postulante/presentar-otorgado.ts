import type { Mandato } from './abrir-enlace.ts'

/** A mandate that stands, as its applicant is told: the desk's own reference is not theirs. */
export const presentarOtorgado = ({ otorgado, referencia, origen }: Mandato) => ({
  estado: 'otorgado' as const,
  otorgado,
  referencia: origen === 'postulante' ? referencia : null,
})
