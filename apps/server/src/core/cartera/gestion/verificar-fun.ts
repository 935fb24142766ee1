import type { HechosGestionar } from '@alerce/domain/cartera/gestionar'
import { requiereFun } from '@alerce/domain/mesa/fun'
import { funVigenteSiSeLee } from '../../mesa/fun/read-model.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'

/**
 * Whether the FUN is in force, where the folio asks for one. A register that cannot be read stops nothing here (spec 1
 * §4, step 1): the server finds it out by itself, whatever a client says, and the papers ask again.
 */
export async function verificarFun({ tx, hoy }: Context, prospecto: Prospecto): Promise<HechosGestionar['fun']> {
  const vigente = requiereFun(prospecto.folioDS) ? await funVigenteSiSeLee(tx, prospecto, hoy) : null
  if (vigente === null) return 'noVerificado'
  return vigente ? 'vigente' : 'noVigente'
}
