import { common } from '@alerce/contract/messages/common'
import { estadoDelProspecto } from '@alerce/domain/postulacion/estado'
import { publicar } from '../../../avisos/repository.ts'
import { declaracionVivaDe } from '../../declaracion/declaracion/read-model.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { buscarProspecto } from './read-model.ts'
import { guardarEstado } from './repository.ts'

/**
 * Recomputes the Estado text and the DS folio that the list shows, and tells the open screens; called by whatever
 * changes either stage.
 */
export async function refrescarEstado(ctx: Pick<Context, 'tx' | 'ahora'>, prospectoId: number): Promise<void> {
  const prospecto = (await buscarProspecto(ctx.tx, prospectoId)) ?? refuse(common.notFound)
  const ds = await declaracionVivaDe(ctx.tx, prospectoId)
  const estado = estadoDelProspecto({
    activo: prospecto.activo,
    etapa: prospecto.etapa,
    ds: ds && { etapa: ds.etapa, resultado: ds.resultado, acepta: ds.acepta },
  })
  await guardarEstado(ctx.tx, prospectoId, { estado, desde: ctx.ahora, folioDS: ds?.folio ?? null })
  await publicar(ctx.tx, { tema: 'prospecto', prospectoId, asesorId: prospecto.asesorId })
}
