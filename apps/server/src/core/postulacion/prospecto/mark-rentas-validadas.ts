import { rentasValidadas } from '@alerce/domain/postulacion/certificado/validada'
import type { Context } from '../../use-case.ts'
import { promediosVigentes } from '../certificado/read-model.ts'
import { empleadoresDe } from './read-model.ts'
import { saveRentaValidada } from './repository.ts'

/** Marks the incomes on record that valid certificates prove; called when either changes. */
export async function markRentasValidadas({ tx }: Context, prospectoId: number): Promise<void> {
  const empleadores = await empleadoresDe(tx, prospectoId)
  const validadas = rentasValidadas(empleadores, await promediosVigentes(tx, prospectoId))
  for (const [at, { id, rentaValidada }] of empleadores.entries()) {
    const validada = validadas[at] ?? false
    if (validada !== rentaValidada) await saveRentaValidada(tx, id, validada)
  }
}
