import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Vault } from '../../../platform/vault.ts'
import { recordAcceso } from '../../acceso/accesos/record-acceso.ts'
import { recordEvento } from '../../acceso/seguridad/record-evento.ts'
import { firma, operatorOf } from '../../actor.ts'
import { note } from '../../base/bitacora/note.ts'
import type { Context } from '../../use-case.ts'
import { type DocumentoDePersona, marcaDe } from './documento-de-persona.ts'

/** An act over the data of a person, of an administrator or of the operator of the machine. */
export interface ActoSobrePersona extends Pick<Context, 'tx' | 'vault' | 'ahora' | 'hoy' | 'actor' | 'origin'> {
  /** Name in the register: the administrator, or the user of the machine. */
  readonly quien: string
}

/** The same of a call. */
export const actoDe = ({ tx, vault, ahora, hoy, actor, origin }: Context): ActoSobrePersona => ({
  ...{ tx, vault, ahora, hoy, actor, origin },
  quien: firma(actor),
})

export interface ContextOfPersonas {
  readonly db: Db
  readonly vault: Vault
  readonly clock: Clock
}

/** Runs an act of the operator in one transaction. `mando`: command; `quien`: user of the machine. */
export async function asOperator<T>(
  { db, vault, clock }: ContextOfPersonas,
  { mando, quien }: { readonly mando: string; readonly quien: string },
  act: (acto: ActoSobrePersona) => Promise<T>,
): Promise<T> {
  const cuando = { ahora: clock.ahora(), hoy: clock.hoy() }
  const por = { ...operatorOf(mando), quien }
  return await db.transaction().execute((tx) => act({ tx, vault, ...cuando, ...por }))
}

/** Acts over all data of a person, with their operation in the access log. */
const actos = {
  datosEntregados: 'exportarPersona',
  datosSuprimidos: 'suprimirPersona',
  consentimientosRevocados: 'revocarConsentimientos',
  datosBloqueados: 'bloquearPersona',
  datosDesbloqueados: 'desbloquearPersona',
  oposicionRegistrada: 'oponerPersona',
  oposicionLevantada: 'levantarOposicion',
} as const

interface Alcanzados {
  readonly documento: DocumentoDePersona
  readonly prospectos: readonly number[]
  readonly declaraciones: readonly number[]
}

/** Records such an act, with what it was about: in the Bitácora of each sale, among the acts of administration, and in the access log. */
export async function recordAct(
  acto: ActoSobrePersona,
  nombre: keyof typeof actos,
  { documento, prospectos, declaraciones }: Alcanzados,
  detalle?: string,
): Promise<void> {
  const { tx, vault, ahora, actor, origin, quien } = acto
  for (const id of prospectos) await note(acto, id, nombre, detalle)
  const cuales = prospectos.length > 0 ? prospectos.join(', ') : 'ninguno'
  const que = detalle === undefined ? '' : `${detalle}; `
  await recordEvento(acto, nombre, `${que}persona ${marcaDe(vault, documento)}, por ${quien}; prospectos: ${cuales}`)
  const acceso = { en: ahora, actor: firma(actor), operacion: actos[nombre], ip: origin.ip }
  for (const declaracionId of declaraciones) await recordAcceso(tx, vault, { ...acceso, declaracionId })
}
