import { publishAll, publishDe } from '../../../avisos/repository.ts'
import type { Db } from '../../../platform/db/database.ts'

/** Tells the open screens that show these sales. */
export async function tellScreens(tx: Db, prospectos: readonly number[]): Promise<void> {
  const temas = ['prospecto', 'autorizacion', 'cotizacion', 'plan', 'enviadas', 'archivosDS'] as const
  for (const prospectoId of prospectos) {
    const suyos = temas.map((tema) => ({ tema, prospectoId }))
    await publishDe(tx, prospectoId, [...suyos, { tema: 'agenda' }, { tema: 'miDia' }])
  }
  const listas = ['mesa', 'cola', 'correos', 'carteras', 'pedidos'] as const
  await publishAll(
    tx,
    listas.map((tema) => ({ tema })),
  )
}
