import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import { seHaEnviado } from '@alerce/domain/declaracion/firma/envio'
import {
  type AvanceDePareja,
  type DetencionDePareja,
  detieneLaCreacion,
  esperaFirmaDelOtorgante,
  parejaDetenida,
  recibeSeAdelanta,
} from '@alerce/domain/declaracion/turno'
import type { EtapaProspecto } from '@alerce/domain/postulacion/etapas'
import type { Db } from '../../../platform/db/database.ts'
import { findProspecto, type Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { declaracionVivaDe } from '../ds/read-model.ts'

async function avanceDe(tx: Db, { id, etapa, activo }: Prospecto): Promise<AvanceDePareja & { activo: boolean }> {
  const ds = await declaracionVivaDe(tx, id)
  return { activo, etapa, etapaDS: ds?.etapa ?? null }
}

/** Both prospects of a pair, from its receiver; null for others. */
async function parejaDe(tx: Db, prospecto: Prospecto) {
  if (prospecto.parejaId === null || prospecto.otorga !== false) return null
  const otorga = await findProspecto(tx, prospecto.parejaId)
  return otorga && { recibe: await avanceDe(tx, prospecto), otorga: await avanceDe(tx, otorga) }
}

/** Reason of the pair that stops the creation of a declaration; null: none, or no pair (core rules, Creating a DS). */
export async function detencionDeLaPareja(tx: Db, prospecto: Prospecto): Promise<DetencionDePareja | null> {
  if (prospecto.parejaId === null) return null
  const otro = await findProspecto(tx, prospecto.parejaId)
  if (!otro) return null
  return prospecto.otorga
    ? detieneLaCreacion('otorga', { otorga: prospecto.etapa, recibe: otro.etapa })
    : detieneLaCreacion('recibe', { otorga: otro.etapa, recibe: prospecto.etapa })
}

/** True when the other of the pair ended without a contract: this sale stops. */
export async function laParejaNoSigue(tx: Db, prospecto: Prospecto): Promise<boolean> {
  const otro = prospecto.parejaId === null ? null : await findProspecto(tx, prospecto.parejaId)
  return otro !== null && parejaDetenida(await avanceDe(tx, prospecto), await avanceDe(tx, otro))
}

/** True when that stage would put the receiver of a pair ahead of its giver. */
export async function adelantaAlOtorgante(tx: Db, prospecto: Prospecto, hasta: EtapaProspecto): Promise<boolean> {
  const pareja = await parejaDe(tx, prospecto)
  return pareja !== null && recibeSeAdelanta(pareja.recibe, pareja.otorga, hasta)
}

/** Declaration stage of the other of the pair; null: no pair, or no declaration. */
export async function etapaDeSuPareja(tx: Db, { parejaId }: Prospecto): Promise<EtapaDS | null> {
  return parejaId === null ? null : ((await declaracionVivaDe(tx, parejaId))?.etapa ?? null)
}

async function firmaDe(tx: Db, prospectoId: number) {
  const ds = await declaracionVivaDe(tx, prospectoId)
  return { etapaDS: ds?.etapa ?? null, dsFirmada: ds !== null && seHaEnviado(ds) }
}

/** True while this prospect of a pair must wait for the other's signature. */
export const esperaParaFirmar = async (tx: Db, { parejaId, otorga }: Prospecto): Promise<boolean> =>
  parejaId !== null && otorga === false && esperaFirmaDelOtorgante(await firmaDe(tx, parejaId))
