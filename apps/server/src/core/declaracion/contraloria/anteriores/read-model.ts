import { maximoDeAnteriores } from '@alerce/domain/limites'
import type { Db } from '../../../../platform/db/database.ts'
import { nombreEnPie } from '../../../postulacion/edicion/read-model.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'

type QuienEs = Pick<Prospecto, 'rut' | 'numeroPasaporte'>

/** Declarations that were sent, other than this one, in which somebody is the holder or a charge; newest first. */
export async function otrasDeLaPersona(tx: Db, declaracionId: number, { rut, numeroPasaporte }: QuienEs) {
  if (rut === null && numeroPasaporte === null) return []
  return await tx
    .selectFrom('declaracion')
    .innerJoin('declaracionPersona as persona', 'persona.declaracionId', 'declaracion.id')
    .innerJoin('prospecto', 'prospecto.id', 'declaracion.prospectoId')
    .select(['declaracion.id as identificador', 'declaracion.folio', 'declaracion.enviadaEn', 'persona.tipo'])
    .select(['prospecto.estado', nombreEnPie('prospecto').as('nombre')])
    .where('declaracion.id', '<>', declaracionId)
    .where('declaracion.enviadaEn', 'is not', null)
    .where((e) => (rut === null ? e('persona.pasaporte', '=', numeroPasaporte) : e('persona.rut', '=', rut)))
    .orderBy('declaracion.enviadaEn', 'desc')
    .orderBy('declaracion.id', 'desc')
    .limit(maximoDeAnteriores)
    .execute()
}
