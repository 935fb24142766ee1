import { listener } from '../../listener.ts'
import { prospectoPorSeguir } from '../../postulacion/prospecto/events.ts'
import { ensureParejaEnPie } from './ensure-pareja-en-pie.ts'

/** One of a pair is quoted no further once the other has ended, be it by its declaration. */
export const onProspectoPorSeguir = listener(prospectoPorSeguir, ({ tx }, prospecto) =>
  ensureParejaEnPie(tx, prospecto),
)
