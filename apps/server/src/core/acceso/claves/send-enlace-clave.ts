import { addressOf } from '@alerce/contract/screens'
import { DIA_MS, MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { nombreLegible } from '@alerce/domain/base/persona/nombre'
import { enlacesDeClavePorDia, minutosDelEnlaceDeClave, minutosEntreEnlacesDeClave } from '@alerce/domain/limites'
import type { Db } from '../../../platform/db/database.ts'
import type { JobPayloads } from '../../../platform/jobs.ts'
import { newToken, tokenHash } from '../../../platform/link-token.ts'
import { type Actor, firma } from '../../actor.ts'
import { enqueueCorreo } from '../../base/correos/send-correo.ts'
import type { JobContext } from '../../job-context.ts'
import { recordEvento } from '../seguridad/record-evento.ts'
import { enlacesDesde, findDueno } from './read-model.ts'
import { insertEnlace } from './repository.ts'

/** The caller has no session, so the author is unknown. */
const nadie: Actor = { kind: 'anonimo' }

const texto = (nombres: string, enlace: string) => `Hola, ${nombreLegible(nombres)}:

Alguien pidió cambiar la contraseña con que usted ingresa al Panel del Asesor. Si fue usted, elija una nueva.

Cree una contraseña nueva:
${enlace}

El enlace sirve una vez y vence en ${minutosDelEnlaceDeClave} minutos. Si no fue usted, no haga nada: su contraseña sigue igual.
`

/** Limit of mails per user: the name alone must not be enough to flood an inbox. */
async function esDemasiado(tx: Db, usuarioId: number, ahora: string): Promise<boolean> {
  const hace = (ms: number) => new Date(Date.parse(ahora) - ms).toISOString()
  const pedidos = await enlacesDesde(tx, usuarioId, { creadoPor: firma(nadie), desde: hace(DIA_MS) })
  const recientes = pedidos.filter((creado) => creado > hace(minutosEntreEnlacesDeClave * MINUTO_MS))
  return recientes.length > 0 || pedidos.length >= enlacesDeClavePorDia
}

const RUTA = addressOf('dashboard', 'recuperar')

interface EnlacePedido {
  readonly usuarioId: number
  readonly creadoPor: string
  readonly ahora: string
}

/** One-time link to set a password. Its route is only in this reply: the database keeps just its digest. */
export async function nuevoEnlace(tx: Db, { ahora, ...de }: EnlacePedido): Promise<{ ruta: string; expira: string }> {
  const token = newToken()
  const expira = new Date(Date.parse(ahora) + minutosDelEnlaceDeClave * MINUTO_MS).toISOString()
  await insertEnlace(tx, { ...de, tokenHash: tokenHash(token), creado: ahora, expira })
  return { ruta: `${RUTA}#enlace=${token}`, expira }
}

/** Mails a one-time link. Earlier links stay valid: a repeated request must not annul them. */
export async function sendEnlaceClave(
  { db, clock, services }: JobContext,
  { usuarioId, ip }: JobPayloads['enlace-de-clave'],
): Promise<void> {
  if (usuarioId === null) return
  await db.transaction().execute(async (tx) => {
    const ahora = clock.ahora()
    const dueno = await findDueno(tx, usuarioId)
    if (!dueno?.activo || (await esDemasiado(tx, usuarioId, ahora))) return
    const { ruta } = await nuevoEnlace(tx, { usuarioId, creadoPor: firma(nadie), ahora })
    await enqueueCorreo({ ...services, tx, ahora }, 'enlaceDeClave', {
      prospectoId: null,
      asesorId: null,
      para: dueno.correo,
      adjuntos: [],
      texto: texto(dueno.nombres, `${services.direccion}${ruta}`),
    })
    const origin = { ip, agente: '', peticionId: '' }
    await recordEvento({ tx, ahora, actor: nadie, origin }, 'enlacePedido', dueno.usuario)
  })
}
