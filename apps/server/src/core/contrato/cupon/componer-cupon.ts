import { cuponMessages } from '@alerce/contract/messages/contrato/primer-pago'
import { pesosDe } from '@alerce/domain/base/dinero/cuentas'
import { mesDelCupon, referenciaDelCupon } from '@alerce/domain/contrato/cupon'
import { hayQuePagar } from '@alerce/domain/contrato/entidades'
import { diaDeLaUfDelMes, vencimientoDelMes } from '@alerce/domain/contrato/vigencia'
import type { Cupon } from '../../../papeles/pago/cupon.ts'
import { ufAl } from '../../base/parametros/read-model.ts'
import { escritoVigente } from '../../base/textos/read-model-escrito.ts'
import { cotizacionVigente } from '../../cotizacion/cotizacion/read-model.ts'
import { nombreFirme } from '../../postulacion/edicion/leer-nombre-firme.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { emisionDelContrato, parteDelCupon } from './read-model.ts'

/** What the coupon says: the part of who pays it, in pesos of one UF however often it is sent that month. */
export async function componerCupon(ctx: Context, postulante: Prospecto, entidad: number | null): Promise<Cupon> {
  const cotizacion = (await cotizacionVigente(ctx.tx, postulante.id)) ?? refuse(cuponMessages.noDisponible)
  const folio = postulante.folioDS ?? refuse(cuponMessages.noDisponible)
  const { pagarUF: total } = cotizacion.foto
  const parte =
    (await parteDelCupon(ctx, postulante.id, { entidadId: entidad, total })) ?? refuse(cuponMessages.noDisponible)
  const pagarUF = parte.montoUF ?? refuse(cuponMessages.sinParte)
  ensure(hayQuePagar(pagarUF), cuponMessages.noDisponible)
  const mes = mesDelCupon(ctx.hoy, (await emisionDelContrato(ctx.tx, postulante.id)) ?? ctx.hoy)
  const uf = (await ufAl(ctx.tx, diaDeLaUfDelMes(mes))) ?? refuse(cuponMessages.noDisponible)
  const pesos = pesosDe(pagarUF, uf.valor)
  const referencia = referenciaDelCupon({ folio, entidadId: parte.entidadId, mes, pesos })
  const vence = vencimientoDelMes(mes)
  const { nombres, apellidoPaterno, apellidoMaterno } = await nombreFirme(ctx, postulante)
  const dePostulante = { ...postulante, nombres, apellidoPaterno, apellidoMaterno }
  const deLaVenta = { postulante: dePostulante, plan: cotizacion.plan.nombre, esParte: pagarUF !== total }
  const lugares = await escritoVigente(ctx, 'lugaresDePago')
  return { ...deLaVenta, mes, referencia, vence, pagarUF, pesos, uf, lugares, emitida: ctx.ahora }
}
