import { common } from '@alerce/contract/messages/common'
import {
  type DetencionDeFirmados,
  detencionDeFirmados,
  sigueDevuelto,
  type VentaPorFirmar,
} from '@alerce/domain/contrato/firmados'
import { esDeLosPapeles } from '@alerce/domain/mesa/irregularidad'
import { type Declaracion, declaracionVivaDe, findDeclaracion } from '../../declaracion/ds/read-model.ts'
import { abiertasDe } from '../../mesa/irregularidades/read-model.ts'
import { actualizacionAbierta } from '../../postulacion/edicion/read-model.ts'
import { findProspecto, type Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { cuentaDeFirmados, papelesPorFirmar, ultimoEnvio } from './read-model.ts'
import { prospectosDelMismo, suscribioEnOtra } from './suscripcion/read-model.ts'

/** Sale with papers to sign. */
export interface VentaConPapeles {
  readonly prospecto: Prospecto
  readonly declaracion: Declaracion
}

/** Sale of a declaration and, in a pair, the other's: both finish together or not at all. */
export interface VentasAFirmar {
  readonly suya: VentaConPapeles
  /** null: no pair. `declaracion` null: the other has none yet. */
  readonly otra: { readonly prospecto: Prospecto; readonly declaracion: Declaracion | null } | null
}

/** Reads both sales without locks. */
export async function readVentas(
  { tx }: Pick<Context, 'tx'>,
  identificador: number,
  bloquear = false,
): Promise<VentasAFirmar> {
  const declaracion = (await findDeclaracion(tx, identificador, bloquear)) ?? refuse(common.notFound)
  const prospecto = (await findProspecto(tx, declaracion.prospectoId)) ?? refuse(common.notFound)
  const suya = { prospecto, declaracion }
  const otro = prospecto.parejaId === null ? null : await findProspecto(tx, prospecto.parejaId)
  if (!otro) return { suya, otra: null }
  const viva = await declaracionVivaDe(tx, otro.id)
  const suDS = viva && bloquear ? await findDeclaracion(tx, viva.id, true) : viva
  return { suya, otra: { prospecto: otro, declaracion: suDS } }
}

/**
 * Locks both sales: prospects in lock order, with all others of the same persons, then declarations. Of two sales of
 * one person, the second to finish sees the result of the first.
 */
export async function takeVentas(ctx: Pick<Context, 'tx'>, identificador: number): Promise<VentasAFirmar> {
  const { suya, otra } = await readVentas(ctx, identificador)
  const suyos = [suya, otra].filter((una) => una !== null).map(({ prospecto }) => prospecto)
  const mismos = []
  for (const uno of suyos) mismos.push(...(await prospectosDelMismo(ctx.tx, uno)))
  const ids = new Set([...suyos.map(({ id }) => id), ...mismos])
  for (const id of [...ids].toSorted((a, b) => a - b)) await findProspecto(ctx.tx, id, true)
  return await readVentas(ctx, identificador, true)
}

/** True when the papers returned by the desk are unchanged and the advisor has not answered the irregularity. */
async function estaSinCambiar(tx: Context['tx'], { prospecto, declaracion }: VentaConPapeles): Promise<boolean> {
  const envio = await ultimoEnvio(tx, declaracion.id)
  if (envio?.decision !== 'devuelto' || envio.resueltoEn === null) return false
  const abiertas = await abiertasDe(tx, prospecto.id)
  if (!abiertas.some(({ codigo, corregida }) => esDeLosPapeles(codigo) && corregida === null)) return false
  const papeles = await papelesPorFirmar(tx, declaracion.id)
  return sigueDevuelto(
    papeles.flatMap(({ firmado }) => firmado ?? []),
    envio.resueltoEn,
  )
}

/** Facts that decide whether the signed papers can be handed in. */
export async function porFirmar(
  { tx, hoy }: Pick<Context, 'tx' | 'hoy'>,
  { prospecto, declaracion }: VentaConPapeles,
): Promise<VentaPorFirmar> {
  return {
    activo: prospecto.activo,
    tipoVenta: declaracion.tipoVenta,
    etapa: declaracion.etapa,
    enActualizacion: (await actualizacionAbierta(tx, prospecto.id)) !== null,
    yaSuscribio: await suscribioEnOtra(tx, prospecto, hoy),
    ...(await cuentaDeFirmados(tx, declaracion.id)),
    sinCambiar: await estaSinCambiar(tx, { prospecto, declaracion }),
  }
}

/** The other of a pair without declaration: none of its papers is issued. */
const sinDeclaracion: VentaPorFirmar = {
  activo: true,
  tipoVenta: 'M',
  etapa: 'inicioManual',
  enActualizacion: false,
  yaSuscribio: false,
  emitidos: 0,
  firmados: 0,
  sinCambiar: false,
}

/** Reason that stops the delivery of signed papers to the desk, for both of a pair; null: none. */
export async function readDetencion(
  ctx: Pick<Context, 'tx' | 'hoy'>,
  { suya, otra }: VentasAFirmar,
): Promise<DetencionDeFirmados | null> {
  const propia = await porFirmar(ctx, suya)
  if (!otra) return detencionDeFirmados(propia, null)
  const { prospecto, declaracion } = otra
  const suOtra = declaracion ? await porFirmar(ctx, { prospecto, declaracion }) : sinDeclaracion
  return detencionDeFirmados(propia, suOtra)
}
