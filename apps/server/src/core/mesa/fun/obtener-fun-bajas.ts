import { obtenerFunBajas } from '@alerce/contract/operations/mesa/fun'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { llavesDeBusqueda } from '@alerce/domain/postulacion/busqueda'
import { findEnPapeles } from '../../postulacion/busqueda/read-model-papeles.ts'
import { useCase } from '../../use-case.ts'
import { funQueEsperan, todosLosFun } from './read-model.ts'

const fecha = (iso: string | null) => iso && aDDMMYYYY(iso)

function comienzoDeRut(texto: string): string | null {
  for (const llave of llavesDeBusqueda(texto)) if (llave.campo === 'rut') return llave.comienzo
  return null
}

/** Lists cancellations; a text too short finds none. Those that wait are searched only by RUT. */
export const obtenerFunBajasUseCase = useCase(obtenerFunBajas, async ({ cuales, texto, limite }, { tx }) => {
  const comienzo = texto === undefined ? null : comienzoDeRut(texto)
  if (cuales === 'esperan' && texto !== undefined && comienzo === null) return []
  const found =
    cuales === 'esperan'
      ? await funQueEsperan(tx, { comienzo, limite })
      : await todosLosFun(tx, { comienzo, hallados: await findEnPapeles(tx, texto), limite })
  return found.map(({ rut, por, en, casos, recibido, procesado }) => ({
    rut,
    por,
    en,
    casos,
    recibido: fecha(recibido),
    procesado: fecha(procesado),
  }))
})
