import { tiposDeDocumento } from '@alerce/domain/contrato/documentos'
import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import type { CambioDePlan } from '../../cotizacion/cotizacion/poner-en-vigencia.ts'
import { cambiarEtapaDS } from '../../declaracion/declaracion/cambiar-etapa-ds.ts'
import { declaracionVivaDe } from '../../declaracion/declaracion/read-model.ts'
import type { Context } from '../../use-case.ts'
import { documentosDe } from './read-model.ts'
import { registrarDocumentos } from './registrar-documentos.ts'
import { reemplazar } from './repository.ts'

const enviados: readonly EtapaDS[] = ['resumenCotizacion', 'firmaDocumentos']
const conDatos: readonly EtapaDS[] = ['documentosContractuales', ...enviados]

interface CambioDeVenta extends CambioDePlan {
  /** The same pay the same incomes. */
  readonly rentaFija: boolean
}

/**
 * Papers that were issued say what no longer stands. They are issued again at once where the same pay the same amount;
 * else the contractual data are asked for again, since the amounts in them have to add up to another total.
 */
export async function rehacerPapeles(
  ctx: Context,
  prospectoId: number,
  { antes, ahora, rentaFija }: CambioDeVenta,
): Promise<void> {
  const ds = await declaracionVivaDe(ctx.tx, prospectoId)
  if (!ds || (await documentosDe(ctx.tx, ds.id)).length === 0) return
  const montosIguales = rentaFija && antes.foto.pagarUF === ahora.foto.pagarUF
  if (montosIguales && conDatos.includes(ds.etapa))
    return await registrarDocumentos(ctx, ds, { cambiaron: tiposDeDocumento })
  await reemplazar(ctx.tx, ds.id, tiposDeDocumento)
  if (enviados.includes(ds.etapa))
    await cambiarEtapaDS(ctx, ds, 'documentosContractuales', { detalle: 'los montos cambiaron' })
}
