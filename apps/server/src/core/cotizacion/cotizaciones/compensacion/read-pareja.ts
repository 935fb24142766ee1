import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import type { LadoDePareja, PlanesDePareja } from '@alerce/domain/cotizacion/compensacion'
import { actualizacionAbierta } from '../../../postulacion/edicion/read-model.ts'
import { editProspecto, editWithPareja, readProspecto } from '../../../postulacion/prospecto/policy.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import type { Cotizacion } from '../../registro/read-model.ts'
import { ensureSuActualizacion } from '../ensure-su-actualizacion.ts'
import { cotizacionVigente, type Lugar, type Rango, rangoDe } from '../read-model.ts'

/** Both sides of a pair, the requested side, and the place of their quotes. */
export interface LadosDePareja {
  readonly lado: LadoDePareja
  readonly otorga: Prospecto
  readonly recibe: Prospecto
  readonly lugar: Lugar
  /** The giver can set the amount now. */
  readonly abierta: boolean
}

/**
 * Whether the amount can be set. In a sale: both have a plan and the giver has not confirmed. In an update: it is the
 * giver's own.
 */
async function estaAbierta({ tx }: Pick<Context, 'tx'>, lados: readonly Prospecto[], lugar: Lugar): Promise<boolean> {
  if (!lados.every(({ activo }) => activo)) return false
  if (lugar === 'venta') return lados.every(({ etapa }) => etapa === 'resumenCotizacionCompensado')
  const otorga = lados.find((uno) => uno.otorga)
  return otorga !== undefined && (await actualizacionAbierta(tx, otorga.id)) !== null
}

async function dos(ctx: Context, uno: Prospecto, otro: Prospecto, lugar: Lugar): Promise<LadosDePareja> {
  const comun = { lugar, abierta: await estaAbierta(ctx, [uno, otro], lugar) }
  return uno.otorga
    ? { ...comun, lado: 'otorga', otorga: uno, recibe: otro }
    : { ...comun, lado: 'recibe', otorga: otro, recibe: uno }
}

const otroDe = ({ parejaId }: Prospecto): number => parejaId ?? refuse(parejaMessages.sinPareja)

/** Both sides for reading (422 without a pair). */
export async function readPareja(ctx: Context, prospectoId: number, lugar: Lugar = 'venta'): Promise<LadosDePareja> {
  const uno = await readProspecto(ctx, prospectoId)
  return await dos(ctx, uno, await readProspecto(ctx, otroDe(uno)), lugar)
}

/** Both sides for changing, locked in a fixed order, which avoids deadlocks; 422 without an open update. */
export async function takePareja(ctx: Context, prospectoId: number, lugar: Lugar = 'venta'): Promise<LadosDePareja> {
  const { prospecto: uno } = await editWithPareja(ctx, prospectoId)
  if (lugar === 'actualizacion') await ensureSuActualizacion(ctx, uno)
  return await dos(ctx, uno, await editProspecto(ctx, otroDe(uno)), lugar)
}

/** Chosen plan of each side, null without one, and the giver's agreed range. */
export interface CotizacionesDePareja {
  readonly otorga: Cotizacion | null
  readonly recibe: Cotizacion | null
  readonly rango: Rango | null
}

/** Quote of a side; in an update, a side without a new quote uses the current one. */
const enSuLugar = async <T>(lugar: Lugar, read: (lugar: Lugar) => Promise<T | null>): Promise<T | null> =>
  (await read(lugar)) ?? (lugar === 'actualizacion' ? await read('venta') : null)

export async function cotizacionesDe(
  { tx }: Pick<Context, 'tx'>,
  { otorga, recibe, lugar }: Pick<LadosDePareja, 'otorga' | 'recibe' | 'lugar'>,
): Promise<CotizacionesDePareja> {
  return {
    otorga: await enSuLugar(lugar, (donde) => cotizacionVigente(tx, otorga.id, donde)),
    recibe: await enSuLugar(lugar, (donde) => cotizacionVigente(tx, recibe.id, donde)),
    rango: await enSuLugar(lugar, (donde) => rangoDe(tx, otorga.id, donde)),
  }
}

/** Prices of both sides; null unless both have one. */
export function planesDe({ otorga, recibe, rango }: CotizacionesDePareja): PlanesDePareja | null {
  return otorga && recibe && rango ? { otorga: otorga.foto, recibe: recibe.foto, rango } : null
}

/** Version of both plans and the amount: a different text means that something changed since. */
export const versionDe = ({ otorga, recibe }: CotizacionesDePareja): string =>
  [otorga, recibe]
    .map((c) => (c ? [c.plan.id, c.foto.totalUF, c.foto.precioCOMPOS, c.foto.precioCOMNEG].join(' ') : '-'))
    .join('|')
