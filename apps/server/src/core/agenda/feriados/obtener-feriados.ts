import { obtenerFeriados } from '@alerce/contract/operations/agenda/citas'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { feriadosDe } from '@alerce/domain/base/fechas/feriados'
import { primerAnioDeFeriados, ultimoAnioDeFeriados } from '@alerce/domain/base/fechas/tabla-feriados'
import { feriadosCargados } from '../../base/referencia/read-model-feriados.ts'
import { useCase } from '../../use-case.ts'

const conocidos = `leyes de Chile, años ${primerAnioDeFeriados} a ${ultimoAnioDeFeriados}`
const fuente = `${conocidos}, cotejadas con date-holidays (CC BY 3.0)`

/** Those of the law, and those that the operator added; of a year that the table does not reach none is told, and the source says so where the screen shows it. */
export const obtenerFeriadosUseCase = useCase(obtenerFeriados, async ({ anio }, { tx }) => {
  const feriados = feriadosDe(anio)
  if (feriados === null) return { fuente: `los de ${anio} aún no se conocen (${conocidos})`, feriados: [] }
  const cargados = await feriadosCargados(tx, anio)
  const todos = new Map([...feriados, ...cargados].map((feriado) => [feriado.fecha, feriado]))
  const enOrden = [...todos.values()].toSorted((a, b) => a.fecha.localeCompare(b.fecha))
  return { fuente, feriados: enOrden.map((feriado) => ({ ...feriado, fecha: aDDMMYYYY(feriado.fecha) })) }
})
