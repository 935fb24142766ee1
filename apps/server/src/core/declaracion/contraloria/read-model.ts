import type { ResultadoDS } from '@alerce/domain/declaracion/evaluacion'

export type Cola = 'financiera' | 'medica'

/** The result with which a declaration waits for each kind of answer. */
export const resultadoDe: Record<Cola, ResultadoDS> = { financiera: 6, medica: 0 }

/** The queue a declaration waits in; null when it waits for nobody here. */
export function colaDe({ etapa, resultado }: { etapa: string; resultado: ResultadoDS | null }): Cola | null {
  if (etapa !== 'resultado') return null
  if (resultado === resultadoDe.financiera) return 'financiera'
  return resultado === resultadoDe.medica ? 'medica' : null
}
