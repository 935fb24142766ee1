import { common } from '@alerce/contract/messages/common'
import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import { editableDS } from '@alerce/domain/declaracion/etapas'
import { contestaElPostulante } from '@alerce/domain/declaracion/invitacion/quien-contesta'
import { editProspecto } from '../../postulacion/prospecto/policy.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { rejectVersion } from '../../version-antigua.ts'
import { type DeclaracionDeProspecto, ensureTitular } from './read-declaracion.ts'
import { cambiosDeDS, type Declaracion, findDeclaracion } from './read-model.ts'

interface EdicionInput {
  readonly identificador: number
  readonly rut?: string | null | undefined
}

/** The declaration for changing, by its advisor: prospect and declaration locked, always in that order. */
export async function takeDeclaracion(ctx: Context, input: EdicionInput): Promise<DeclaracionDeProspecto> {
  const { prospectoId } = (await findDeclaracion(ctx.tx, input.identificador)) ?? refuse(common.notFound)
  const prospecto = await editProspecto(ctx, prospectoId)
  ensureTitular(prospecto, input.rut)
  const declaracion = (await findDeclaracion(ctx.tx, input.identificador, true)) ?? refuse(common.notFound)
  return { declaracion, prospecto }
}

/** Refuses (403) to answer for an applicant who was invited to do it. */
export function ensureQuienContesta(declaracion: Declaracion): void {
  ensure(!contestaElPostulante(declaracion), declaracionMessages.delPostulante)
}

/** The same of a manual one while its screens are open (spec 2 §4): later 422; 412 when `version` is stale. */
export async function editDeclaracion(
  ctx: Context,
  { version, ...input }: EdicionInput & { readonly version?: number | undefined },
): Promise<DeclaracionDeProspecto> {
  const found = await takeDeclaracion(ctx, input)
  const { declaracion } = found
  ensureQuienContesta(declaracion)
  ensure(editableDS(declaracion.etapa), declaracionMessages.bloqueada)
  if (version !== undefined && version !== declaracion.version)
    rejectVersion(ctx.actor, 'declaracion', await cambiosDeDS(ctx.tx, declaracion.id, version))
  return found
}
