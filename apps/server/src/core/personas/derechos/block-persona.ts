import type { DocumentoDePersona } from './documento-de-persona.ts'
import { bloqueosDe, type IdentidadDeVenta } from './read-model-bloqueo.ts'
import { type ActoSobrePersona, recordAct } from './record-act.ts'
import { blankProspecto, deleteBloqueo, insertBloqueo, lockProspectos, restoreProspecto } from './repository.ts'
import { tellScreens } from './tell-screens.ts'

interface Bloqueo {
  readonly documento: DocumentoDePersona
  readonly pedidoId: number
}

/**
 * Blocks the access to the sales of a person: who they are is sealed, so that no list nor search shows it, and every
 * call that names one of these sales is refused. Returns how many were blocked now.
 */
export async function blockPersona(acto: ActoSobrePersona, { documento, pedidoId }: Bloqueo): Promise<number> {
  const { tx, vault, ahora, quien } = acto
  const ventas = await lockProspectos(tx, documento)
  for (const { id, ...identidad } of ventas) {
    const datos = vault.en('bloqueo_persona.datos', id).seal(identidad satisfies IdentidadDeVenta)
    await insertBloqueo(tx, { prospectoId: id, datos, pedidoId, bloqueadoEn: ahora })
    await blankProspecto(tx, id, { actualizadoPor: quien, actualizadoEn: ahora })
  }
  return await recordIt(
    acto,
    'datosBloqueados',
    documento,
    ventas.map(({ id }) => id),
  )
}

/** Gives the blocked sales of a person back their data. */
export async function restorePersona(acto: ActoSobrePersona, documento: DocumentoDePersona): Promise<number[]> {
  const { tx, ahora, quien } = acto
  const bloqueos = await bloqueosDe(acto, documento)
  for (const { prospectoId, identidad } of bloqueos) {
    await restoreProspecto(tx, prospectoId, { ...identidad, actualizadoPor: quien, actualizadoEn: ahora })
    await deleteBloqueo(tx, prospectoId)
  }
  return bloqueos.map(({ prospectoId }) => prospectoId)
}

/** Lifts the block of a person's sales. Returns how many were lifted now. */
export const unblockPersona = async (acto: ActoSobrePersona, documento: DocumentoDePersona): Promise<number> =>
  await recordIt(acto, 'datosDesbloqueados', documento, await restorePersona(acto, documento))

async function recordIt(
  acto: ActoSobrePersona,
  nombre: 'datosBloqueados' | 'datosDesbloqueados',
  documento: DocumentoDePersona,
  prospectos: readonly number[],
): Promise<number> {
  if (prospectos.length === 0) return 0
  await recordAct(acto, nombre, { documento, prospectos, declaraciones: [] })
  await tellScreens(acto.tx, prospectos)
  return prospectos.length
}
