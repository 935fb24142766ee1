import { rowOf, sobreponer, vacio } from '@alerce/contract/fichas/formas'
import { beneficiario } from '@alerce/contract/fichas/postulacion/beneficiario'
import { campoDeLaFalla, MAXIMO_BENEFICIARIOS } from '@alerce/contract/forms/postulacion/beneficiarios'
import { common } from '@alerce/contract/messages/common'
import { beneficiariosMessages, grupoMessages } from '@alerce/contract/messages/postulacion/beneficiarios'
import type { Input } from '@alerce/contract/operation'
import type { guardarBeneficiarios } from '@alerce/contract/operations/postulacion/beneficiarios'
import { type BeneficiarioACotizar, preguntaSiEstudia, revisaGrupo } from '@alerce/domain/postulacion/beneficiarios'
import { note } from '../../base/bitacora/note.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { actualizacionAbierta } from '../edicion/read-model.ts'
import { type Beneficiario, beneficiariosDe } from '../prospecto/read-model.ts'
import { ensureFamilia } from './ensure-familia.ts'
import { add, remove, withdraw } from './repository.ts'

interface GrupoQueCrece {
  readonly existentes: readonly BeneficiarioACotizar[]
  readonly nuevos: readonly BeneficiarioACotizar[]
  /** Birth date of the holder, ISO; null while unknown. */
  readonly titular: string | null
}

/**
 * Refuses new beneficiaries that make the group invalid, faults named by their position among the new ones. Also
 * refuses when the group was already invalid.
 */
function check({ existentes, nuevos, titular }: GrupoQueCrece, hoy: string) {
  const total = existentes.length
  ensure(total + nuevos.length <= MAXIMO_BENEFICIARIOS, beneficiariosMessages.demasiados)
  const errores = revisaGrupo([...existentes, ...nuevos], hoy, titular)
    .filter(({ indice }) => indice >= total)
    .map(({ indice, falla }) => ({
      campo: `beneficiarios.${indice - total}.${campoDeLaFalla[falla]}`,
      mensaje: grupoMessages[falla].text,
    }))
  const [first] = errores
  if (first) refuse(common.invalid, { errores, ...(errores.length === 1 ? { texto: first.mensaje } : {}) })
  ensureFamilia({ grupo: existentes, titular }, hoy)
}

/** Client key of a row; null when another row has the same key. */
function claveDe(filas: readonly { readonly clave?: string | undefined }[], at: number): string | null {
  const clave = filas[at]?.clave
  return clave !== undefined && filas.findIndex((fila) => fila.clave === clave) === at ? clave : null
}

/** Removes replaced beneficiaries; in an open update they are only marked, because a discard restores them. */
async function takeOut({ tx }: Context, prospectoId: number, corregidos: readonly Beneficiario[]) {
  const fuera = (await actualizacionAbierta(tx, prospectoId)) === null ? remove : withdraw
  for (const { id } of corregidos) await fuera(tx, prospectoId, id)
}

/**
 * Adds beneficiaries to the existing ones, checked as one group with the holder (`titular`: birth date, ISO or null). A
 * row with a known key replaces the saved one. The caller has locked the prospect.
 */
export async function addBeneficiarios(
  ctx: Context,
  titular: string | null,
  { prospectoId, beneficiarios }: Input<typeof guardarBeneficiarios>,
): Promise<void> {
  const claves = new Set(beneficiarios.flatMap(({ clave }) => clave ?? []))
  const estan = await beneficiariosDe(ctx.tx, prospectoId)
  const [existentes, corregidos] = [
    estan.filter(({ clave }) => clave === null || !claves.has(clave)),
    estan.filter(({ clave }) => clave !== null && claves.has(clave)),
  ]
  const nuevos = beneficiarios.map((b) => rowOf(beneficiario, sobreponer(beneficiario, vacio(beneficiario), b)))
  check({ existentes, nuevos, titular }, ctx.hoy)
  if (nuevos.length === 0) return
  await takeOut(ctx, prospectoId, corregidos)
  await add(
    ctx.tx,
    nuevos.map((b, i) => ({
      ...b,
      // only stored where it is asked
      estudia: b.estudia && preguntaSiEstudia(b, ctx.hoy),
      prospectoId,
      clave: claveDe(beneficiarios, i),
      orden: estan.length + i,
    })),
  )
  await note(ctx, prospectoId, 'beneficiariosGuardados', String(nuevos.length))
}
