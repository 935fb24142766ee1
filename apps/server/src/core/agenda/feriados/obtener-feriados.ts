import { obtenerFeriados } from '@alerce/contract/operations/agenda/feriados'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { feriadosDe } from '@alerce/domain/base/fechas/feriados'
import { primerAnioDeFeriados, ultimoAnioDeFeriados } from '@alerce/domain/base/fechas/tabla-feriados'
import { useCase } from '../../use-case.ts'

const conocidos = `leyes de Chile, años ${primerAnioDeFeriados} a ${ultimoAnioDeFeriados}`
const fuente = `${conocidos}, cotejadas con date-holidays (CC BY 3.0)`

/** Of a year that the table does not reach none is told, and the source says so where the screen shows it. */
export const obtenerFeriadosUseCase = useCase(obtenerFeriados, async ({ anio }) => {
  const feriados = feriadosDe(anio)
  if (feriados === null) return { fuente: `los de ${anio} aún no se conocen (${conocidos})`, feriados: [] }
  return { fuente, feriados: feriados.map((feriado) => ({ ...feriado, fecha: aDDMMYYYY(feriado.fecha) })) }
})
