import { documentosMessages as m } from '@alerce/contract/messages/contrato/documentos'
import { enviarCorreoDocumentosContractuales } from '@alerce/contract/operations/contrato/documentos'
import { esCopiaDeLaDS } from '@alerce/domain/contrato/documentos'
import { anotar } from '../../base/bitacora/anotar.ts'
import { encolarCorreo } from '../../base/correos/enviar-correo.ts'
import { tomarDeclaracion } from '../../declaracion/declaracion/editar-declaracion.ts'
import { correoDelPostulante } from '../../declaracion/declaracion/read-model-personas.ts'
import { exigirSinActualizacion } from '../../postulacion/edicion/exigir-actualizacion.ts'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { enviarCopia } from '../copia/enviar-copia.ts'
import { exigirOtrosPapeles, pedirFirma } from '../firma-postulante/pedir-firma.ts'
import { componerCarta } from './contenido/componer-carta.ts'
import { faltanLosDelOtro } from './faltan-los-del-otro.ts'
import { documentosDe } from './read-model.ts'

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
    exigirOtrosPapeles(declaracion, documentos)
    const deContrato = documentos.filter((documento) => !esCopiaDeLaDS(documento))
    const adjuntos = deContrato.map(({ archivoId, nombre }) => ({
      archivoId: archivoId ?? refuse(m.pendientes),
      nombre,
    }))
    if (adjuntos.length === 0) refuse(m.sinDatos)
    const escrito = await encolarCorreo(ctx, 'documentosDelContrato', {
      prospectoId: prospecto.id,
      asesorId: prospecto.asesorId,
      para: await correoDelPostulante(ctx.tx, identificador, prospecto),
      texto: componerCarta(prospecto.nombres, deContrato, declaracion.tipoVenta),
      adjuntos,
    })
    if (escrito) await anotar(ctx, prospecto.id, 'documentosEnviados')
    if (escrito && deContrato.length < documentos.length) await enviarCopia(ctx, { declaracion, prospecto })
    // papers that say the same as those of minutes ago are with them already; that they sign them is asked all the same
    if (escrito || declaracion.etapa === 'resumenCotizacion') await pedirFirma(ctx, { declaracion, prospecto })
    return 'ok' as const
  },
)
