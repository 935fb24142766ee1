import { obtenerFeriados } from '@alerce/contract/operations/agenda/feriados'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { type Feriado, feriadosLegales } from '@alerce/domain/base/fechas/feriados'
import { feriadosDelAnio, fuenteDeFeriados } from '../../../platform/feriados.ts'
import { useCase } from '../../use-case.ts'

/** They never change within a run, and everyone asks for the same two years. */
const conocidos = new Map<number, Feriado[]>()

async function feriadosDe(anio: number): Promise<Feriado[]> {
  const feriados = conocidos.get(anio) ?? feriadosLegales(await feriadosDelAnio(anio))
  conocidos.set(anio, feriados)
  return feriados
}

export const obtenerFeriadosUseCase = useCase(obtenerFeriados, async ({ anio }) => ({
  fuente: fuenteDeFeriados,
  feriados: (await feriadosDe(anio)).map((feriado) => ({ ...feriado, fecha: aDDMMYYYY(feriado.fecha) })),
}))
