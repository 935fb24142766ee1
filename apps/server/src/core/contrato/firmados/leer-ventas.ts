import { common } from '@alerce/contract/messages/common'
import {
  type DetencionDeFirmados,
  detencionDeFirmados,
  sigueDevuelto,
  type VentaPorFirmar,
} from '@alerce/domain/contrato/firmados'
import { esDeLosPapeles } from '@alerce/domain/mesa/irregularidad'
import { buscarDeclaracion, type Declaracion, declaracionVivaDe } from '../../declaracion/declaracion/read-model.ts'
import { abiertasDe } from '../../mesa/irregularidades/read-model.ts'
import { actualizacionAbierta } from '../../postulacion/edicion/read-model.ts'
import { buscarProspecto, type Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { cuentaDeFirmados, papelesPorFirmar, ultimoEnvio } from './read-model.ts'
import { prospectosDelMismo, suscribioEnOtra } from './suscripcion/read-model.ts'

/** A sale whose papers are to be signed. */
export interface VentaConPapeles {
  readonly prospecto: Prospecto
  readonly declaracion: Declaracion
}

/** The sale of a declaration and, of a pair, the other's: it ends with it or not at all. */
export interface VentasAFirmar {
  readonly suya: VentaConPapeles
  /** null: in no pair. `declaracion` null: the other has none yet. */
  readonly otra: { readonly prospecto: Prospecto; readonly declaracion: Declaracion | null } | null
}

/** Both, as they stand. */
export async function leerVentas(
  { tx }: Pick<Context, 'tx'>,
  identificador: number,
  bloquear = false,
): Promise<VentasAFirmar> {
  const declaracion = (await buscarDeclaracion(tx, identificador, bloquear)) ?? refuse(common.notFound)
  const prospecto = (await buscarProspecto(tx, declaracion.prospectoId)) ?? refuse(common.notFound)
  const suya = { prospecto, declaracion }
  const otro = prospecto.parejaId === null ? null : await buscarProspecto(tx, prospecto.parejaId)
  if (!otro) return { suya, otra: null }
  const viva = await declaracionVivaDe(tx, otro.id)
  const suDS = viva && bloquear ? await buscarDeclaracion(tx, viva.id, true) : viva
  return { suya, otra: { prospecto: otro, declaracion: suDS } }
}

/**
 * Both for changing: prospects locked in their order, with all others of the same persons, so that of two sales of one
 * person who ends second sees what became of the first; then their declarations.
 */
export async function tomarVentas(ctx: Pick<Context, 'tx'>, identificador: number): Promise<VentasAFirmar> {
  const { suya, otra } = await leerVentas(ctx, identificador)
  const suyos = [suya, otra].filter((una) => una !== null).map(({ prospecto }) => prospecto)
  const mismos = []
  for (const uno of suyos) mismos.push(...(await prospectosDelMismo(ctx.tx, uno)))
  const ids = new Set([...suyos.map(({ id }) => id), ...mismos])
  for (const id of [...ids].toSorted((a, b) => a - b)) await buscarProspecto(ctx.tx, id, true)
  return await leerVentas(ctx, identificador, true)
}

/** What the desk gave back stands as it was, and the advisor has not answered why. */
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

/** What handing in its signed papers looks at. */
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

/** The other of a pair that has no declaration yet: nothing of it was issued. */
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

/** What keeps the signed papers of a sale, and of the other of its pair, from the desk; null: nothing. */
export async function leerDetencion(
  ctx: Pick<Context, 'tx' | 'hoy'>,
  { suya, otra }: VentasAFirmar,
): Promise<DetencionDeFirmados | null> {
  const propia = await porFirmar(ctx, suya)
  if (!otra) return detencionDeFirmados(propia, null)
  const { prospecto, declaracion } = otra
  const suOtra = declaracion ? await porFirmar(ctx, { prospecto, declaracion }) : sinDeclaracion
  return detencionDeFirmados(propia, suOtra)
}
