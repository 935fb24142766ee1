import { common } from '@alerce/contract/messages/common'
import { estadoDelProspecto } from '@alerce/domain/declaracion/estado'
import { findProspecto } from '../../postulacion/prospecto/read-model.ts'
import { saveEstado } from '../../postulacion/prospecto/save-estado.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { declaracionVivaDe } from './read-model.ts'

/** Recomputes what the list shows of a prospect and its DS; called by whatever changes either stage. */
export async function refreshEstado(ctx: Pick<Context, 'tx' | 'ahora'>, prospectoId: number): Promise<void> {
  const prospecto = (await findProspecto(ctx.tx, prospectoId)) ?? refuse(common.notFound)
  const ds = await declaracionVivaDe(ctx.tx, prospectoId)
  const estado = estadoDelProspecto({
    activo: prospecto.activo,
    etapa: prospecto.etapa,
    ds: ds && { etapa: ds.etapa, resultado: ds.resultado, acepta: ds.acepta },
  })
  await saveEstado(ctx, prospecto, { estado, folioDS: ds?.folio ?? null })
}
