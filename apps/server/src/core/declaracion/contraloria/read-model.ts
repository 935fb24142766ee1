import type { ResultadoDS } from '@alerce/domain/declaracion/evaluacion'

export type ColaDeContraloria = 'financiera' | 'medica'

/** The result with which a declaration waits for each kind of answer. */
export const resultadoDe: Record<ColaDeContraloria, ResultadoDS> = { financiera: 6, medica: 0 }

/** The queue a declaration waits in; null when it waits for nobody here. */
export function colaDe({
  etapa,
  resultado,
}: {
  etapa: string
  resultado: ResultadoDS | null
}): ColaDeContraloria | null {
  if (etapa !== 'resultado') return null
  if (resultado === resultadoDe.financiera) return 'financiera'
  return resultado === resultadoDe.medica ? 'medica' : null
}
