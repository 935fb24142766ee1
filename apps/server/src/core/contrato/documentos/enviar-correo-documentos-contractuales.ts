import { documentosMessages as m } from '@alerce/contract/messages/contrato/documentos'
import { enviarCorreoDocumentosContractuales } from '@alerce/contract/operations/contrato/documentos'
import { esCopiaDeLaDS } from '@alerce/domain/contrato/documentos'
import { contestaElPostulante } from '@alerce/domain/declaracion/invitacion/quien-contesta'
import { anotar } from '../../base/bitacora/anotar.ts'
import { encolarCorreo, type PapelAdjunto } from '../../base/correos/enviar-correo.ts'
import { tomarDeclaracion } from '../../declaracion/declaracion/editar-declaracion.ts'
import type { DeclaracionDeProspecto } from '../../declaracion/declaracion/leer-declaracion.ts'
import { correoDelPostulante } from '../../declaracion/declaracion/read-model-personas.ts'
import { enviarEnlace } from '../../declaracion/invitacion/enviar-enlace.ts'
import { exigirSinActualizacion } from '../../postulacion/edicion/exigir-actualizacion.ts'
import { refuse } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { exigirOtrosPapeles, pedirFirma, seFirmaEnTelefono } from '../firma-postulante/pedir-firma.ts'
import { adjuntables, cartaDePapeles } from './contenido/componer-carta.ts'
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
    const adjuntos = adjuntables(documentos)
    if (adjuntos.length === 0) refuse(m.sinDatos)
    const venta = { declaracion, prospecto }
    const enviada = seFirmaEnTelefono(declaracion)
      ? await pedirFirma(ctx, venta, adjuntos)
      : await enviarPapeles(ctx, venta, { adjuntos, conCopia: documentos.some(esCopiaDeLaDS) })
    if (enviada) await anotar(ctx, prospecto.id, 'documentosEnviados')
    return 'ok' as const
  },
)

/** The one letter of papers that nobody signs on a phone, with the link to the copy of the declaration. Tells whether it was sent. */
async function enviarPapeles(
  ctx: Context,
  { declaracion, prospecto }: DeclaracionDeProspecto,
  { adjuntos, conCopia }: { readonly adjuntos: readonly PapelAdjunto[]; readonly conCopia: boolean },
): Promise<boolean> {
  const correo = await correoDelPostulante(ctx.tx, declaracion.id, prospecto)
  const papeles = { nombres: prospecto.nombres, documentos: adjuntos }
  if (!conCopia) {
    const carta = { prospectoId: prospecto.id, asesorId: prospecto.asesorId, para: correo, adjuntos }
    const texto = cartaDePapeles(papeles, null)
    return (await encolarCorreo(ctx, 'documentosDelContrato', { ...carta, texto })) !== null
  }
  // signed on a phone, the copy is with the other papers on their page, where who is reading is not put out
  const enSuPagina = contestaElPostulante(declaracion)
  const enviada = await enviarEnlace(ctx, {
    carta: 'documentosDelContrato',
    declaracionId: declaracion.id,
    adjuntos,
    llevaA: enSuPagina ? 'postulacion' : 'copia',
    unoMas: enSuPagina,
    prospecto: { ...prospecto, correo },
    texto: (enlace) => cartaDePapeles(papeles, enlace),
  })
  if (enviada && !enSuPagina) await anotar(ctx, prospecto.id, 'copiaEnviada')
  return enviada
}
