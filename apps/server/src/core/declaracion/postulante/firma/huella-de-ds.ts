import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { seHace } from '@alerce/domain/declaracion/actos/actos'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { leerCircular } from '../../circular/leer-circular.ts'
import type { DeclaracionDeProspecto } from '../../declaracion/leer-declaracion.ts'
import type { Declaracion } from '../../declaracion/read-model.ts'
import { personasConSalud } from '../../declaracion/read-model-personas.ts'
import { leerJuradas } from '../../juradas/leer-juradas.ts'
import { respuestasDe, versionesDeRespuestas } from '../../preguntas/read-model.ts'
import { exigirParaFirmar } from '../../turno/exigir-para-firmar.ts'

/** The papers that were accepted before: the digest of each sworn declaration, and the version of the circular. */
async function losAceptados(ctx: Context, id: number) {
  const juradas = (await leerJuradas(ctx, id)).map(({ abierta }) => abierta?.huella ?? null)
  return { juradas, circular: (await leerCircular(ctx, id))?.texto.id ?? null }
}

/** All that a declaration says when it is signed, with the papers that were accepted before: health data, opened. */
export async function contenidoDeDS(ctx: Context, { id, folio, preguntasTextoId }: Declaracion) {
  const { tx, vault } = ctx
  const personas = await personasConSalud(tx, vault, id)
  const respuestas = [...(await respuestasDe(tx, vault, id))]
    .toSorted(([a], [b]) => a - b)
    .map(([pregunta, respuesta]) => ({ pregunta, ...respuesta }))
  return { folio, preguntasTextoId, personas, respuestas, ...(await losAceptados(ctx, id)) }
}

/** What a code will sign, told from anything else by versions: an answer that is changed and put back is another. */
export async function estadoDeDS(ctx: Context, { id, folio, preguntasTextoId }: Declaracion): Promise<string> {
  const personas = await personasConSalud(ctx.tx, null, id)
  const respuestas = [...(await versionesDeRespuestas(ctx.tx, id))].toSorted(([a], [b]) => a - b)
  return JSON.stringify({ folio, preguntasTextoId, personas, respuestas, ...(await losAceptados(ctx, id)) })
}

/** Refuses (422) to sign on the phone, or to mail the code for it, at another step or while anything due before is missing. */
export async function exigirFirmable(ctx: Context, postulacion: DeclaracionDeProspecto): Promise<void> {
  ensure(seHace('firmarDeclaracion', postulacion.declaracion), m.otroPaso)
  await exigirParaFirmar(ctx, postulacion, m.firmaDespues)
}
