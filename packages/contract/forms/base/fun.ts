import { type FaltaFun, type FechasFun, revisaFun } from '@alerce/domain/base/padrones/fun'
import { fechaMessages } from '../../messages/base/fechas.ts'
import { funMessages as m } from '../../messages/base/fun.ts'

const faltas: Record<FaltaFun, string> = {
  sinFecha: m.sinFecha.text,
  futuro: fechaMessages.posterior.text,
  antesDeRecibir: m.antesDeRecibir.text,
}

/** What is wrong with a date of a cancellation as somebody's charge, in words; `hoy`: the last possible day, ISO. */
export function reglaFechaFun(campo: keyof FechasFun, fechas: FechasFun, hoy: string): string | null {
  const { [campo]: falta } = revisaFun(fechas, hoy)
  return falta && faltas[falta]
}
