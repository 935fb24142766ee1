import { cotizacionPublicaMessages as m } from '@alerce/contract/messages/cotizacion/publica'
import { estaVencida, quedanEnPagina } from '@alerce/domain/cotizacion/enlace'
import { valeHasta } from '@alerce/domain/cotizacion/validez'
import { tokenHash } from '../../../platform/link-token.ts'
import { parametrosAl } from '../../base/parametros/read-model.ts'
import { findProspecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { enviadasDe } from '../cotizaciones/envio/read-model.ts'
import { findEnlace } from './read-model.ts'

/** Link that opens, with its prospect; not found when replaced, ended or of a closed sale. `lock`: for changing it. */
export async function openEnlace(ctx: Context, enlace: string, { lock = false } = {}) {
  const hash = tokenHash(enlace)
  const { prospectoId } = (await findEnlace(ctx.tx, hash)) ?? refuse(m.noVigente)
  // Lock order: the prospect first
  const prospecto = (await findProspecto(ctx.tx, prospectoId, lock)) ?? refuse(m.noVigente)
  const abierto = (await findEnlace(ctx.tx, hash, lock)) ?? refuse(m.noVigente)
  ensure(abierto.reemplazadoEn === null && abierto.expira > ctx.ahora, m.noVigente)
  ensure(prospecto.activo && !prospecto.bloqueado, m.noVigente)
  return { abierto, prospecto }
}

/** Mailed quotes that the page shows, newest first, each with its last valid day. */
export async function cotizacionesDePagina({ tx, hoy }: Pick<Context, 'tx' | 'hoy'>, prospectoId: number) {
  const { diasDeCotizacion } = await parametrosAl(tx, hoy)
  const todas = (await enviadasDe(tx, prospectoId)).map(({ numero, cotizacion }) => {
    const hasta = valeHasta(cotizacion.foto.fecha, diasDeCotizacion)
    const oferta = `${cotizacion.plan.codigo} ${cotizacion.foto.totalUF}`
    return { numero, cotizacion, hasta, vencida: estaVencida(hasta, hoy), oferta }
  })
  return quedanEnPagina(todas, hoy)
}
