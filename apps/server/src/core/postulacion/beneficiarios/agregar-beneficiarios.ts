import { rowOf, sobreponer, vacio } from '@alerce/contract/fichas/formas'
import { beneficiario } from '@alerce/contract/fichas/postulacion/beneficiario'
import { campoDeLaFalla, MAXIMO_BENEFICIARIOS } from '@alerce/contract/forms/postulacion/beneficiarios'
import { common } from '@alerce/contract/messages/common'
import { beneficiariosMessages, grupoMessages } from '@alerce/contract/messages/postulacion/beneficiarios'
import type { Input } from '@alerce/contract/operation'
import type { guardarBeneficiarios } from '@alerce/contract/operations/postulacion/beneficiarios'
import { type BeneficiarioACotizar, preguntaSiEstudia, revisaGrupo } from '@alerce/domain/postulacion/beneficiarios'
import { anotar } from '../../base/bitacora/anotar.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { actualizacionAbierta } from '../edicion/read-model.ts'
import { type Beneficiario, beneficiariosDe } from '../prospecto/read-model.ts'
import { exigirFamilia } from './exigir-familia.ts'
import { agregar, quitar, retirar } from './repository.ts'

interface GrupoQueCrece {
  readonly existentes: readonly BeneficiarioACotizar[]
  readonly nuevos: readonly BeneficiarioACotizar[]
  /** The holder's birth date, ISO; null while it is not known. */
  readonly titular: string | null
}

/**
 * Refuses what the new ones would make of the group, faults named by their place among the new ones; and a group that
 * did not hold before them.
 */
function revisar({ existentes, nuevos, titular }: GrupoQueCrece, hoy: string) {
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
  exigirFamilia({ grupo: existentes, titular }, hoy)
}

/** The name of a row, which is nobody else's. */
function claveDe(filas: readonly { readonly clave?: string | undefined }[], at: number): string | null {
  const clave = filas[at]?.clave
  return clave !== undefined && filas.findIndex((fila) => fila.clave === clave) === at ? clave : null
}

/** Takes those out whose place is taken: in an open update, until it is discarded. */
async function sacar({ tx }: Context, prospectoId: number, corregidos: readonly Beneficiario[]) {
  const fuera = (await actualizacionAbierta(tx, prospectoId)) === null ? quitar : retirar
  for (const { id } of corregidos) await fuera(tx, prospectoId, id)
}

/**
 * Adds new beneficiaries to those that stand, checked as one group with the holder (`titular`: birth date, ISO or null);
 * one that is known by its name takes the place of what was saved of it. The caller has taken the prospect.
 */
export async function agregarBeneficiarios(
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
  revisar({ existentes, nuevos, titular }, ctx.hoy)
  if (nuevos.length === 0) return
  await sacar(ctx, prospectoId, corregidos)
  await agregar(
    ctx.tx,
    nuevos.map((b, i) => ({
      ...b,
      // said of whom it matters
      estudia: b.estudia && preguntaSiEstudia(b, ctx.hoy),
      prospectoId,
      clave: claveDe(beneficiarios, i),
      orden: estan.length + i,
    })),
  )
  await anotar(ctx, prospectoId, 'beneficiariosGuardados', String(nuevos.length))
}
