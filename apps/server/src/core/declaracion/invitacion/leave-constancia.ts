import { randomBytes } from 'node:crypto'
import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import type { Escrito } from '@alerce/domain/base/textos/escrito'
import { sha256Of } from '../../../platform/sha256.ts'
import { esDeSuAsesor } from '../../../sesiones/read-model.ts'
import { saveTexto } from '../../base/archivos/save-archivo.ts'
import { ensureTexto } from '../../base/textos/ensure-publicado.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { PruebaDelCodigo } from '../postulante/read-model-prueba.ts'
import { type ConstanciaNueva, insertConstancia } from './repository.ts'

const AGENTE = 300

/** How somebody who signs or answers with a code has proved who they are. */
export const METODO_DEL_CODIGO =
  'código de un solo uso enviado al correo, después de comprobar RUT y fecha de nacimiento'

type Dicho = Pick<ConstanciaNueva, 'declaracionId' | 'que' | 'acepta'> & {
  /** The version that was read. */
  readonly version: string
  /** Of what was signed with a code: how the code reached them. */
  readonly prueba?: PruebaDelCodigo
  /** All that was signed, where its digest is not that of papers: it goes into the evidence as it stands. */
  readonly contenido?: Readonly<Record<string, unknown>>
  /** The digest of the papers that were signed (SHA-256, hex). */
  readonly huella?: string
}

/**
 * Keeps what was signed as a file of its own, encrypted: its SHA-256 is the digest of the signature, which anybody who
 * holds the file recomputes. The salt in it is what keeps others from trying answers against the digest.
 */
async function saveContenido(ctx: Context, contenido: NonNullable<Dicho['contenido']>) {
  const sal = randomBytes(32).toString('base64url')
  const bytes = Buffer.from(`${JSON.stringify({ en: ctx.ahora, sal, ...contenido }, null, 2)}\n`)
  const archivoId = await saveTexto(ctx, { contenido: bytes, mime: 'application/json', confidencial: true })
  return { archivoId, huella: sha256Of(bytes) }
}

/** Keeps what the applicant said to a text, and from where; refused (409) where it is no longer the one they read. */
export async function leaveConstancia(ctx: Context, texto: Escrito, dicho: Dicho): Promise<void> {
  const { prueba, contenido, huella = null, ...resto } = dicho
  const { tx, ahora } = ctx
  ensure(resto.version === texto.clave, m.textoCambio)
  ensureTexto(ctx, texto)
  const { ip, agente } = ctx.origin
  await insertConstancia(tx, {
    ...resto,
    ...(contenido ? await saveContenido(ctx, contenido) : { huella }),
    ...(prueba ? { ...prueba, metodo: METODO_DEL_CODIGO } : {}),
    texto: texto.parrafos.join('\n'),
    en: ahora,
    ip,
    agente: agente.slice(0, AGENTE),
    conexionDelAsesor: await esDeSuAsesor(tx, { declaracionId: resto.declaracionId, ip, ahora }),
  })
}
