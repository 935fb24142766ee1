import type { Carta } from '@alerce/contract/catalogos/base/cartas'
import { enqueueCorreo, type PapelAdjunto } from '../../base/correos/send-correo.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import { type EnlaceDeInvitacion, type EnlaceEnCurso, nuevoEnlace, saveEnlace } from './create-enlace.ts'
import { type EnlaceDestino, ultimoEnlaceEnviado } from './read-model.ts'
import { voidEnlaces } from './repository.ts'

export type EnvioEnCurso = EnlaceEnCurso & Pick<Context, 'jobs' | 'vault'>

type CartaConEnlace = Extract<
  Carta,
  | 'invitacionDS'
  | 'resultadoPostulante'
  | 'respuestaDelAsesor'
  | 'firmaPostulante'
  | 'documentosDelContrato'
  | 'contratoHecho'
  | 'copiaDS'
  | 'devolucionDS'
>

interface CartaPorEnviar {
  readonly carta: CartaConEnlace
  readonly llevaA: EnlaceDestino
  readonly declaracionId: number
  readonly prospecto: Pick<Prospecto, 'id' | 'asesorId' | 'correo'>
  readonly texto: (enlace: EnlaceDeInvitacion) => string
  /** None of health: a letter with one is not written. */
  readonly adjuntos?: readonly PapelAdjunto[]
  /** Somebody pressed for it, whatever the letter mostly is. */
  readonly pedida?: boolean
  /** Those before it of its kind go on opening: who is in the middle of their page is not put out of it. */
  readonly unoMas?: boolean
}

/**
 * Mails a new link in the place of those before it of its kind, or beside them, whatever failed identities had blocked. Asked
 * for again within minutes, while the one that was mailed opens, it is the same letter: nothing is sent, and the link in
 * it goes on working. Tells whether it was sent.
 */
export async function sendEnlace(
  ctx: EnvioEnCurso,
  { carta, llevaA, declaracionId, prospecto, texto, adjuntos = [], pedida = false, unoMas = false }: CartaPorEnviar,
): Promise<boolean> {
  const { tx, ahora } = ctx
  const anterior = await ultimoEnlaceEnviado(tx, declaracionId, llevaA)
  const nuevo = nuevoEnlace(ctx, llevaA)
  const escrita = await enqueueCorreo(ctx, carta, {
    prospectoId: prospecto.id,
    asesorId: prospecto.asesorId,
    para: prospecto.correo,
    texto: texto(nuevo),
    adjuntos,
    enlace: { de: declaracionId, abre: anterior !== null && anterior.bloqueado === null && anterior.expira > ahora },
    pedida,
  })
  if (!escrita) return false
  if (!unoMas) await voidEnlaces(tx, declaracionId, llevaA, ahora)
  await saveEnlace(ctx, declaracionId, nuevo, 'correo')
  return true
}
