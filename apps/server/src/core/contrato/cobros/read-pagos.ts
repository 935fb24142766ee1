import { pesosDe } from '@alerce/domain/base/dinero/cuentas'
import type { Pesos } from '@alerce/domain/base/dinero/tipos'
import { esperaConfirmacion, type SituacionDePago, situacionDePago } from '@alerce/domain/contrato/cobro'
import { referenciaDelCupon } from '@alerce/domain/contrato/cupon'
import { diaDeLaUfDelMes, primerMes } from '@alerce/domain/contrato/vigencia'
import { seHace } from '@alerce/domain/declaracion/actos/actos'
import { ufAl } from '../../base/parametros/read-model.ts'
import type { DeclaracionDeProspecto } from '../../declaracion/ds/read-declaracion.ts'
import { actualizacionAbierta } from '../../postulacion/edicion/read-model.ts'
import type { Context } from '../../use-case.ts'
import { emisionDelContrato } from '../cupon/read-model.ts'
import { type EntidadPorProbar, entidadesPorProbar, registroDe } from '../primer-pago/read-model.ts'
import { type Cobro, cobrosDe } from './read-model.ts'

/** Whether the sale is at a point at which a first payment may still come in. */
export async function sigueAbierto({ tx }: Pick<Context, 'tx'>, { declaracion, prospecto }: DeclaracionDeProspecto) {
  if (!declaracion.viva || !prospecto.activo || !seHace('cargaArchivoPrimerPago', declaracion)) return false
  const registro = await registroDe(tx, declaracion.id)
  if (registro !== null && registro.decision !== 'devuelto') return false
  return (await actualizacionAbierta(tx, prospecto.id)) === null
}

export interface PagoEnLinea {
  readonly entidad: EntidadPorProbar
  readonly mes: string
  readonly pesos: Pesos
  readonly situacion: SituacionDePago
  readonly ultimo: Cobro | null
  /** Charges of this entity so far. */
  readonly veces: number
  /** Reference of its coupon. */
  readonly referencia: string
}

/** Last charges of the entities of a sale. */
export async function pagosDeEntidades(ctx: Pick<Context, 'tx'>, declaracionId: number): Promise<Cobro[]> {
  return (await cobrosDe(ctx.tx, declaracionId)).filter(({ clase }) => clase === 'pago')
}

/** Online first payments of a sale, each with its situation; none without a provider. */
export async function readPagos(ctx: Context, de: DeclaracionDeProspecto): Promise<PagoEnLinea[]> {
  const { declaracion, prospecto } = de
  if (!ctx.pasarela.enLinea) return []
  const entidades = await entidadesPorProbar(ctx, prospecto.id)
  if (entidades.length === 0) return []
  const abierto = await sigueAbierto(ctx, de)
  const cobros = await pagosDeEntidades(ctx, declaracion.id)
  const mes = primerMes((await emisionDelContrato(ctx.tx, prospecto.id)) ?? ctx.hoy)
  const uf = await ufAl(ctx.tx, diaDeLaUfDelMes(mes))
  if (!uf) return []
  return entidades.flatMap((entidad) => {
    const suyos = cobros.filter(({ empleadorId }) => empleadorId === entidad.empleadorId)
    const ultimo = suyos[0] ?? null
    const sePide = abierto && entidad.comprobante === null
    const situacion = situacionDePago({ ultimo, sePide, mismoMonto: ultimo?.montoUF === entidad.montoUF }, ctx.ahora)
    if (situacion === null) return []
    const pesos = pesosDe(entidad.montoUF, uf.valor)
    const referencia = referenciaDelCupon({ folio: declaracion.folio, entidadId: entidad.empleadorId, mes, pesos })
    return [{ entidad, mes, pesos, situacion, ultimo, veces: suyos.length, referencia }]
  })
}

/** The same as the applicant reads them: of a charge that was opened, its own amount. */
export const presentPagos = (pagos: readonly PagoEnLinea[]) =>
  pagos.map(({ entidad, mes, pesos, situacion, ultimo }) => ({
    entidadId: entidad.empleadorId,
    mes,
    pesos: esperaConfirmacion(situacion) || situacion === 'pagado' ? (ultimo?.pesos ?? pesos) : pesos,
    situacion,
  }))
