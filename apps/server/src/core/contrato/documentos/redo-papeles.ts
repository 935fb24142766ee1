import { tiposDeDocumento } from '@alerce/domain/contrato/documentos'
import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import type { CambioDePlan } from '../../cotizacion/cotizaciones/bring-into-force.ts'
import { changeEtapaDS } from '../../declaracion/ds/change-etapa-ds.ts'
import { declaracionVivaDe } from '../../declaracion/ds/read-model.ts'
import type { Context } from '../../use-case.ts'
import { documentosDe } from './read-model.ts'
import { recordDocumentos } from './record-documentos.ts'
import { replace } from './repository.ts'

/** Its contractual data are saved, and it is not signed. */
const conDatos: readonly EtapaDS[] = ['documentosContractuales', 'resumenCotizacion', 'firmaDocumentos']

interface CambioDeVenta extends CambioDePlan {
  /** The same pay the same incomes. */
  readonly rentaFija: boolean
}

/**
 * Papers that were issued say what no longer stands. They are issued again at once where the same pay the same amount;
 * else the contractual data are asked for again, issued or not, since the amounts in them have to add up to another total.
 */
export async function redoPapeles(
  ctx: Context,
  prospectoId: number,
  { antes, ahora, rentaFija }: CambioDeVenta,
): Promise<void> {
  const ds = await declaracionVivaDe(ctx.tx, prospectoId)
  if (!ds) return
  const montosIguales = rentaFija && antes.foto.pagarUF === ahora.foto.pagarUF
  if (montosIguales && conDatos.includes(ds.etapa)) {
    const emitidos = await documentosDe(ctx.tx, ds.id)
    if (emitidos.length > 0) await recordDocumentos(ctx, ds, { cambiaron: tiposDeDocumento })
    return
  }
  await replace(ctx.tx, ds.id, tiposDeDocumento)
  if (conDatos.includes(ds.etapa)) await changeEtapaDS(ctx, ds, 'dsFinalizada', { detalle: 'los montos cambiaron' })
}
