import { common } from '@alerce/contract/messages/common'
import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import { editableDS } from '@alerce/domain/declaracion/etapas'
import { editarProspecto } from '../../postulacion/prospecto/policy.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { type DeclaracionDeProspecto, ensureTitular } from './leer-declaracion.ts'
import { buscarDeclaracion, type Declaracion } from './read-model.ts'

interface Pedido {
  readonly identificador: number
  readonly rut?: string | null | undefined
}

/** The declaration for changing, by its advisor: prospect and declaration locked, always in that order. */
export async function tomarDeclaracion(ctx: Context, pedido: Pedido): Promise<DeclaracionDeProspecto> {
  const { prospectoId } = (await buscarDeclaracion(ctx.tx, pedido.identificador)) ?? refuse(common.notFound)
  const prospecto = await editarProspecto(ctx, prospectoId)
  ensureTitular(prospecto, pedido.rut)
  const declaracion = (await buscarDeclaracion(ctx.tx, pedido.identificador, true)) ?? refuse(common.notFound)
  return { declaracion, prospecto }
}

/** For whoever still edits the version before. */
const ultimoCambio = ({ cambios, actualizadaPor, actualizadaEn }: Declaracion) => ({
  campos: cambios,
  quien: actualizadaPor,
  cuando: actualizadaEn,
})

/** The same while its screens are open (spec 2 §4): later 422; 412 when `version` is stale. */
export async function editarDeclaracion(
  ctx: Context,
  { version, ...pedido }: Pedido & { readonly version?: number | undefined },
): Promise<DeclaracionDeProspecto> {
  const found = await tomarDeclaracion(ctx, pedido)
  const { declaracion } = found
  ensure(editableDS(declaracion.etapa), declaracionMessages.bloqueada)
  if (version !== undefined) {
    ensure(version === declaracion.version, common.staleVersion, { data: ultimoCambio(declaracion) })
  }
  return found
}
