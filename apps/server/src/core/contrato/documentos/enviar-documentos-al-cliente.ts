import { enviarDocumentosAlCliente } from '@alerce/contract/operations/contrato/documentos'
import { takeDeclaracion } from '../../declaracion/ds/edit-declaracion.ts'
import { saveEtapaOf } from '../../declaracion/ds/guardar-etapa.ts'
import { useCase } from '../../use-case.ts'
import { enviarCorreoDocumentosContractualesUseCase } from './enviar-correo-documentos-contractuales.ts'

/** Mails them; while the papers are the step of the sale, its stage says so too. Later on they only go out again. */
export const enviarDocumentosAlClienteUseCase = useCase(enviarDocumentosAlCliente, async ({ identificador }, ctx) => {
  const { declaracion } = await takeDeclaracion(ctx, { identificador })
  const { etapa } = declaracion
  await enviarCorreoDocumentosContractualesUseCase.run({ identificador }, ctx)
  const subetapa = 'Documentos Enviados al Cliente'
  if (etapa === 'resumenCotizacion') await saveEtapaOf(ctx, { identificador, etapa, subetapa })
  return 'ok' as const
})
