import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import type { Oponible } from '@alerce/domain/postulacion/oposicion'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { oposicionesVigentes } from './read-model.ts'

/** Objections of a person whose sale is new; refuses (422) one who objected to commercial contact. */
export async function readOposiciones(
  ctx: Context,
  { rut, numeroPasaporte }: { readonly rut: string | null; readonly numeroPasaporte: string | null },
): Promise<readonly Oponible[]> {
  const documento = rut ?? numeroPasaporte
  if (documento === null) return []
  const suyas = (await oposicionesVigentes(ctx)).get(documento) ?? []
  const campo = rut === null ? 'numeroPasaporte' : 'rut'
  ensure(!suyas.includes('contacto'), prospectoMessages.seOpuso, { campo })
  return suyas
}
