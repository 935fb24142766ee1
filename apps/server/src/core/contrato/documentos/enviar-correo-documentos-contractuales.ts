import { documentosMessages as m } from '@alerce/contract/messages/contrato/documentos'
import { enviarCorreoDocumentosContractuales } from '@alerce/contract/operations/contrato/documentos'
import { anotar } from '../../base/bitacora/anotar.ts'
import { encolarCorreo } from '../../base/correos/enviar-correo.ts'
import { tomarDeclaracion } from '../../declaracion/declaracion/editar-declaracion.ts'
import { exigirSinActualizacion } from '../../postulacion/edicion/exigir-actualizacion.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { correoDelTitular, type DocumentoDeContrato, documentosDe } from './read-model.ts'

const texto = ({ nombres }: Prospecto, documentos: readonly DocumentoDeContrato[]) => `Hola, ${nombres}:

Adjuntamos los documentos de su contrato de salud:

${documentos.map(({ nombre }) => `- ${nombre}`).join('\n')}

Guárdelos. Si tiene dudas, responda a su asesor.

Isapre Alerce
`

/** To the applicant's own address, never to another: the copy of the declaration goes along. */
export const enviarCorreoDocumentosContractualesUseCase = useCase(
  enviarCorreoDocumentosContractuales,
  async ({ identificador }, ctx) => {
    const { prospecto } = await tomarDeclaracion(ctx, { identificador })
    await exigirSinActualizacion(ctx, prospecto.id)
    const documentos = await documentosDe(ctx.tx, identificador)
    const adjuntos = documentos.map(({ archivoId, nombre }) => ({
      archivoId: archivoId ?? refuse(m.pendientes),
      nombre,
    }))
    if (adjuntos.length === 0) refuse(m.sinDatos)
    await encolarCorreo(ctx, 'documentosDelContrato', {
      prospectoId: prospecto.id,
      para: (await correoDelTitular(ctx.tx, identificador)) ?? prospecto.correo,
      texto: texto(prospecto, documentos),
      adjuntos,
    })
    await anotar(ctx, prospecto.id, 'documentosEnviados')
    return 'ok' as const
  },
)
