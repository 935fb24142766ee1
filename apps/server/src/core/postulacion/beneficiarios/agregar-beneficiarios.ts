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
import { beneficiariosDe } from '../prospecto/read-model.ts'
import { exigirFamilia } from './exigir-familia.ts'
import { agregar } from './repository.ts'

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

/**
 * Adds new beneficiaries to those that stand, checked as one group with the holder (`titular`: birth date, ISO or null);
 * the caller has taken the prospect.
 */
export async function agregarBeneficiarios(
  ctx: Context,
  titular: string | null,
  { prospectoId, beneficiarios }: Input<typeof guardarBeneficiarios>,
): Promise<void> {
  const existentes = await beneficiariosDe(ctx.tx, prospectoId)
  const nuevos = beneficiarios.map((b) => rowOf(beneficiario, sobreponer(beneficiario, vacio(beneficiario), b)))
  revisar({ existentes, nuevos, titular }, ctx.hoy)
  if (nuevos.length === 0) return
  await agregar(
    ctx.tx,
    nuevos.map((b, i) => ({
      ...b,
      // said of whom it matters
      estudia: b.estudia && preguntaSiEstudia(b, ctx.hoy),
      prospectoId,
      orden: existentes.length + i,
    })),
  )
  await anotar(ctx, prospectoId, 'beneficiariosGuardados', String(nuevos.length))
}
