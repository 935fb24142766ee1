import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import type { LadoDePareja, PlanesDePareja } from '@alerce/domain/cotizacion/compensacion'
import { tomarConPareja } from '../../../postulacion/prospecto/pareja/revisar-pareja.ts'
import { editarProspecto, leerProspecto } from '../../../postulacion/prospecto/policy.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import type { Cotizacion } from '../../registro/read-model.ts'
import { cotizacionVigente, type Rango, rangoDe } from '../read-model.ts'

/** Both of a pair, and which of them was asked for. */
export interface LadosDePareja {
  readonly lado: LadoDePareja
  readonly otorga: Prospecto
  readonly recibe: Prospecto
}

const dos = (uno: Prospecto, otro: Prospecto): LadosDePareja =>
  uno.otorga ? { lado: 'otorga', otorga: uno, recibe: otro } : { lado: 'recibe', otorga: otro, recibe: uno }

const otroDe = ({ parejaId }: Prospecto): number => parejaId ?? refuse(parejaMessages.sinPareja)

/** Both for reading (422 of who is in no pair). */
export async function leerPareja(ctx: Context, prospectoId: number): Promise<LadosDePareja> {
  const uno = await leerProspecto(ctx, prospectoId)
  return dos(uno, await leerProspecto(ctx, otroDe(uno)))
}

/** Both for changing, their rows locked in one order, whichever of them is asked for. */
export async function tomarPareja(ctx: Context, prospectoId: number): Promise<LadosDePareja> {
  await tomarConPareja(ctx, prospectoId)
  const uno = await editarProspecto(ctx, prospectoId)
  return dos(uno, await editarProspecto(ctx, otroDe(uno)))
}

/** What each has chosen, null while nothing, and the giver's agreed range. */
export interface CotizacionesDePareja {
  readonly otorga: Cotizacion | null
  readonly recibe: Cotizacion | null
  readonly rango: Rango | null
}

export async function cotizacionesDe(
  { tx }: Context,
  { otorga, recibe }: LadosDePareja,
): Promise<CotizacionesDePareja> {
  return {
    otorga: await cotizacionVigente(tx, otorga.id),
    recibe: await cotizacionVigente(tx, recibe.id),
    rango: await rangoDe(tx, otorga.id),
  }
}

/** The prices of both where both have one; else null. */
export function planesDe({ otorga, recibe, rango }: CotizacionesDePareja): PlanesDePareja | null {
  return otorga && recibe && rango ? { otorga: otorga.foto, recibe: recibe.foto, rango } : null
}

/** Names both choices and the amount as they stand: another text, and somebody has changed something since. */
export const versionDe = ({ otorga, recibe }: CotizacionesDePareja): string =>
  [otorga, recibe]
    .map((c) => (c ? [c.plan.id, c.foto.totalUF, c.foto.precioCOMPOS, c.foto.precioCOMNEG].join(' ') : '-'))
    .join('|')

/** True while the giver can say how much: both have their plan and the giver has not confirmed. */
export const puedeCompensar = ({ otorga, recibe }: LadosDePareja): boolean =>
  [otorga, recibe].every(({ etapa, activo }) => activo && etapa === 'resumenCotizacionCompensado')
