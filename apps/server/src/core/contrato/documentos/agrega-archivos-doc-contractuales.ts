import { common } from '@alerce/contract/messages/common'
import { documentosMessages as m } from '@alerce/contract/messages/contrato/documentos'
import { primerPagoMessages } from '@alerce/contract/messages/contrato/primer-pago'
import { agregaArchivosDocContractuales } from '@alerce/contract/operations/contrato/documentos'
import { haLlegado } from '@alerce/domain/declaracion/etapas'
import { declaracionVivaDe } from '../../declaracion/ds/read-model.ts'
import { editProspecto } from '../../postulacion/prospecto/policy.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { primerPagoListo } from '../primer-pago/read-model.ts'
import { ensureReadyToIssue } from './ensure-ready-to-issue.ts'
import { recordDocumentos } from './record-documentos.ts'

export const agregaArchivosDocContractualesUseCase = useCase(
  agregaArchivosDocContractuales,
  async ({ prospectoId }, ctx) => {
    const prospecto = await editProspecto(ctx, prospectoId)
    const declaracion = (await declaracionVivaDe(ctx.tx, prospecto.id)) ?? refuse(common.notFound)
    // amounts that an update changed are asked for again: what was saved of them before is not issued
    ensure(haLlegado(declaracion.etapa, 'documentosContractuales'), m.sinDatos)
    await ensureReadyToIssue(ctx, prospecto, declaracion)
    ensure(await primerPagoListo(ctx, declaracion), primerPagoMessages.pendiente)
    await recordDocumentos(ctx, declaracion)
    return 'ok' as const
  },
)
