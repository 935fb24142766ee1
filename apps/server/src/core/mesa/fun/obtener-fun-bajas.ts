import { obtenerFunBajas } from '@alerce/contract/operations/mesa/fun'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { llavesDeBusqueda } from '@alerce/domain/postulacion/busqueda'
import { useCase } from '../../use-case.ts'
import { funQueEsperan, todosLosFun } from './read-model.ts'

const listas = { esperan: funQueEsperan, todos: todosLosFun } as const

const fecha = (iso: string | null) => iso && aDDMMYYYY(iso)

function comienzoDeRut(texto: string): string | undefined {
  for (const llave of llavesDeBusqueda(texto)) if (llave.campo === 'rut') return llave.comienzo
  return undefined
}

/** Lists cancellations; a text that cannot begin a RUT finds none. */
export const obtenerFunBajasUseCase = useCase(obtenerFunBajas, async ({ cuales, texto, limite }, { tx }) => {
  const comienzo = texto === undefined ? null : comienzoDeRut(texto)
  if (comienzo === undefined) return []
  const found = await listas[cuales](tx, { comienzo, limite })
  return found.map(({ rut, por, en, casos, recibido, procesado }) => ({
    rut,
    por,
    en,
    casos,
    recibido: fecha(recibido),
    procesado: fecha(procesado),
  }))
})
