import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { seHace } from '@alerce/domain/declaracion/actos/actos'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { readCircular } from '../../circular/read-circular.ts'
import type { DeclaracionDeProspecto } from '../../ds/read-declaracion.ts'
import type { Declaracion } from '../../ds/read-model.ts'
import { personasConSalud } from '../../ds/read-model-personas.ts'
import { readJuradas } from '../../juradas/read-juradas.ts'
import { respuestasDe, versionesDeRespuestas } from '../../preguntas/read-model.ts'
import { ensureReadyToSign } from '../../turno/ensure-ready-to-sign.ts'

/** Papers accepted before: the digest of each sworn declaration, and the version of the circular. */
async function losAceptados(ctx: Context, id: number) {
  const juradas = (await readJuradas(ctx, id)).map(({ abierta }) => abierta?.huella ?? null)
  return { juradas, circular: (await readCircular(ctx, id))?.texto.id ?? null }
}

/** Content of a declaration at its signature, with the papers accepted before: health data, decrypted. */
export async function contenidoDeDS(ctx: Context, { id, folio, preguntasTextoId }: Declaracion) {
  const { tx, vault } = ctx
  const personas = await personasConSalud(tx, vault, id)
  const respuestas = [...(await respuestasDe(tx, vault, id))]
    .toSorted(([a], [b]) => a - b)
    .map(([pregunta, respuesta]) => ({ pregunta, ...respuesta }))
  return { folio, preguntasTextoId, personas, respuestas, ...(await losAceptados(ctx, id)) }
}

/** State that a code signs, as versions: an answer changed and changed back counts as another. */
export async function estadoDeDS(ctx: Context, { id, folio, preguntasTextoId }: Declaracion): Promise<string> {
  const personas = await personasConSalud(ctx.tx, null, id)
  const respuestas = [...(await versionesDeRespuestas(ctx.tx, id))].toSorted(([a], [b]) => a - b)
  return JSON.stringify({ folio, preguntasTextoId, personas, respuestas, ...(await losAceptados(ctx, id)) })
}

/** Refuses (422) to sign or to mail the signing code at another step, or while a requirement is missing. */
export async function ensureFirmable(ctx: Context, postulacion: DeclaracionDeProspecto): Promise<void> {
  ensure(seHace('firmarDeclaracion', postulacion.declaracion), m.otroPaso)
  await ensureReadyToSign(ctx, postulacion, m.firmaDespues)
}
