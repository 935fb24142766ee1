import { actualizacionAbierta, type DatosAnteriores } from '../../../postulacion/edicion/read-model.ts'
import { beneficiariosDe } from '../../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../../use-case.ts'
import type { Declaracion } from '../read-model.ts'
import { type PersonaGuardada, personasDe } from '../read-model-personas.ts'

/** Ids of the confirmed beneficiarios of a sale: an open update may still be discarded. */
async function grupoConfirmado(
  { tx, vault }: Pick<Context, 'tx' | 'vault'>,
  prospectoId: number,
): Promise<Set<number>> {
  const abierta = await actualizacionAbierta(tx, prospectoId)
  const grupo = abierta
    ? vault.en('actualizacion.antes', abierta.id).open<DatosAnteriores>(abierta.antes).beneficiarios
    : await beneficiariosDe(tx, prospectoId)
  return new Set(grupo.map(({ id }) => id))
}

/** Persons of a declaration who left the group of its sale: their signed answers stay, but are not evaluated. */
export async function readLeavers(
  ctx: Pick<Context, 'tx' | 'vault'>,
  { id, prospectoId }: Pick<Declaracion, 'id' | 'prospectoId'>,
): Promise<PersonaGuardada[]> {
  const grupo = await grupoConfirmado(ctx, prospectoId)
  return (await personasDe(ctx.tx, id)).filter(
    ({ tipo, beneficiarioId }) => tipo !== 0 && beneficiarioId !== null && !grupo.has(beneficiarioId),
  )
}
