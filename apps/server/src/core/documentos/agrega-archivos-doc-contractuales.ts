import { common } from '@alerce/contract/messages/common'
import { documentosMessages as m } from '@alerce/contract/messages/documentos'
import { agregaArchivosDocContractuales } from '@alerce/contract/operations/documentos'
import { antecedentesDe } from '../contractual/read-model.ts'
import { declaracionVivaDe } from '../declaracion/read-model.ts'
import { exigirParaEmitir } from '../gestion/exigir-para-emitir.ts'
import { editarProspecto } from '../prospecto/policy.ts'
import { ensure, refuse } from '../refusal.ts'
import { useCase } from '../use-case.ts'
import { registrarDocumentos } from './registrar-documentos.ts'

export const agregaArchivosDocContractualesUseCase = useCase(
  agregaArchivosDocContractuales,
  async ({ prospectoId }, ctx) => {
    const prospecto = await editarProspecto(ctx, prospectoId)
    const declaracion = (await declaracionVivaDe(ctx.tx, prospecto.id)) ?? refuse(common.notFound)
    ensure(await antecedentesDe(ctx.tx, prospecto.id), m.sinDatos)
    await exigirParaEmitir(ctx, prospecto, declaracion)
    await registrarDocumentos(ctx, declaracion)
    return 'ok' as const
  },
)
