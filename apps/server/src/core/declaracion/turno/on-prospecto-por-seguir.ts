import { listener } from '../../listener.ts'
import { prospectoPorSeguir } from '../../postulacion/prospecto/events.ts'
import { exigirParejaEnPie } from './exigir-pareja-en-pie.ts'

/** One of a pair is quoted no further once the other has ended, be it by its declaration. */
export const onProspectoPorSeguir = listener(prospectoPorSeguir, ({ tx }, prospecto) =>
  exigirParejaEnPie(tx, prospecto),
)
