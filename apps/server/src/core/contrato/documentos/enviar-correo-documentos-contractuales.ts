import { documentosMessages as m } from '@alerce/contract/messages/contrato/documentos'
import { enviarCorreoDocumentosContractuales } from '@alerce/contract/operations/contrato/documentos'
import { nombreLegible } from '@alerce/domain/base/persona/nombre'
import { marca } from '../../../papeles/marca.ts'
import { anotar } from '../../base/bitacora/anotar.ts'
import { encolarCorreo } from '../../base/correos/enviar-correo.ts'
import { tomarDeclaracion } from '../../declaracion/declaracion/editar-declaracion.ts'
import { correoDelPostulante } from '../../declaracion/declaracion/read-model-personas.ts'
import { exigirSinActualizacion } from '../../postulacion/edicion/exigir-actualizacion.ts'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { enviarCopia } from '../copia/enviar-copia.ts'
import { pedirFirma } from '../firma-postulante/pedir-firma.ts'
import { faltanLosDelOtro } from './faltan-los-del-otro.ts'
import { type DocumentoDeContrato, documentosDe, esDeSalud } from './read-model.ts'

const texto = (
  nombres: string,
  documentos: readonly DocumentoDeContrato[],
  tipoVenta: 'M' | 'E',
) => `Hola, ${nombreLegible(nombres)}:

Adjuntamos los documentos de su contrato de salud:

${documentos.map(({ nombre }) => `- ${nombre}`).join('\n')}

La copia de su Declaración de Salud no va adjunta: por seguridad la lee con el enlace de otro correo.

${tipoVenta === 'E' ? 'Para firmarlos, abra el enlace del correo «Firme los documentos de su contrato».' : 'Guárdelos.'} Si tiene dudas, responda a su asesor.

Isapre ${marca.nombre}
`

/** To the applicant's own address, never to another. The copy of the declaration is health data: it goes behind a link. */
export const enviarCorreoDocumentosContractualesUseCase = useCase(
  enviarCorreoDocumentosContractuales,
  async ({ identificador }, ctx) => {
    const { prospecto, declaracion } = await tomarDeclaracion(ctx, { identificador })
    await exigirSinActualizacion(ctx, prospecto.id)
    const faltan = await faltanLosDelOtro(ctx, prospecto)
    if (faltan) refuse(faltan)
    const documentos = await documentosDe(ctx.tx, identificador)
    if (documentos.some(({ archivoId }) => archivoId === null)) refuse(m.pendientes)
    const deContrato = documentos.filter((documento) => !esDeSalud(documento))
    const adjuntos = deContrato.map(({ archivoId, nombre }) => ({
      archivoId: archivoId ?? refuse(m.pendientes),
      nombre,
    }))
    if (adjuntos.length === 0) refuse(m.sinDatos)
    const escrito = await encolarCorreo(ctx, 'documentosDelContrato', {
      prospectoId: prospecto.id,
      asesorId: prospecto.asesorId,
      para: await correoDelPostulante(ctx.tx, identificador, prospecto),
      texto: texto(prospecto.nombres, deContrato, declaracion.tipoVenta),
      adjuntos,
    })
    if (escrito) await anotar(ctx, prospecto.id, 'documentosEnviados')
    if (escrito && deContrato.length < documentos.length) await enviarCopia(ctx, { declaracion, prospecto })
    if (escrito) await pedirFirma(ctx, { declaracion, prospecto })
    return 'ok' as const
  },
)
