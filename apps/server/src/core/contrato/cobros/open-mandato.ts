import { cobroMessages as m } from '@alerce/contract/messages/contrato/cobro'
import { addressOf } from '@alerce/contract/screens'
import { admiteOtroCobro, proximaConsulta } from '@alerce/domain/contrato/cobro'
import type { Db } from '../../../platform/db/database.ts'
import type { CobroAbierto } from '../../../platform/outside/pasarela/pasarela.ts'
import type { DeclaracionDeProspecto } from '../../declaracion/ds/read-declaracion.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { openAt } from './open-at.ts'
import { type Cobro, cobrosDe } from './read-model.ts'
import { markAbierto } from './repository.ts'

/** The last charge of a mandate, or null. */
export const ultimoMandato = async (tx: Db, declaracionId: number): Promise<Cobro | null> =>
  (await cobrosDe(tx, declaracionId)).find(({ clase }) => clase === 'mandato') ?? null

/** True while a consent waits for the provider. */
export const esperaMandato = (cobro: Cobro | null, ahora: string): cobro is Cobro =>
  cobro !== null &&
  cobro.consentimiento !== null &&
  (cobro.estado === 'porAbrir' || cobro.estado === 'espera') &&
  cobro.vence > ahora &&
  !admiteOtroCobro(cobro, ahora)

interface MandatoPreparado {
  readonly clave: string
  /** null: it was open already. */
  readonly abierto: CobroAbierto | null
}

/** Opens the consented mandate at the provider, before the transaction; its key was kept with the consent. */
export async function prepareMandato(
  ctx: Context,
  { declaracion }: DeclaracionDeProspecto,
  volver: 'mandato' | 'postulanteDs',
): Promise<MandatoPreparado> {
  const cobro = await ultimoMandato(ctx.tx, declaracion.id)
  if (!esperaMandato(cobro, ctx.ahora)) return refuse(m.sinConsentir)
  const { clave, pesos, vence, direccion } = cobro
  if (direccion !== null) return { clave, abierto: null }
  const pedido = { clase: 'mandato', clave, folio: declaracion.folio, pesos, vence } as const
  return { clave, abierto: await openAt(ctx, pedido, addressOf('postulacion', volver)) }
}

/** Keeps where the mandate was opened, with the prospect locked; answers the page to go to. */
export async function recordMandatoAbierto(
  { tx, ahora }: Context,
  declaracionId: number,
  { clave, abierto }: MandatoPreparado,
): Promise<{ readonly direccion: string }> {
  const cobro = await ultimoMandato(tx, declaracionId)
  if (!esperaMandato(cobro, ahora) || cobro.clave !== clave) return refuse(m.cambio)
  if (cobro.direccion !== null) return { direccion: cobro.direccion }
  if (abierto === null) return refuse(m.cambio)
  const { id: identidad, direccion } = abierto
  await markAbierto(tx, cobro.id, { identidad, direccion, consultar: proximaConsulta(0, ahora) })
  return { direccion }
}
