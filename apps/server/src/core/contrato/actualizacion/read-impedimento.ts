import { type EstadoEdicion, estadoEdicion, impedimentoDeEdicion } from '@alerce/domain/contrato/edicion'
import { parejaDetenida } from '@alerce/domain/declaracion/turno'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import { hechosDeEdicion } from './read-model.ts'

/** Update states of a sale and of the other of its pair, and the obstacle to begin or continue. */
export async function readImpedimento(
  { tx }: Pick<Context, 'tx'>,
  { id, parejaId, otorga }: Pick<Prospecto, 'id' | 'parejaId' | 'otorga'>,
) {
  const hechos = await hechosDeEdicion(tx, parejaId === null ? [id] : [id, parejaId])
  const propios = hechos.get(id)
  if (!propios) throw new Error(`prospecto ${id} sin hechos`)
  const otro = parejaId === null ? undefined : hechos.get(parejaId)
  const estadoOtro: EstadoEdicion = otro ? estadoEdicion(otro) : null
  const detenida = otro !== undefined && parejaDetenida(propios, otro)
  const pareja = otro ? { otorga: otorga === true, estadoOtro, detenida } : null
  return {
    estado: estadoEdicion(propios),
    estadoOtro,
    detenida,
    impedimento: impedimentoDeEdicion(propios, pareja),
    /** Obstacle without considering the pair: it closes the sale to any correction. */
    cierre: impedimentoDeEdicion(propios, null),
  }
}
