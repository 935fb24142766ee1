import { documentosMessages as m } from '@alerce/contract/messages/contrato/documentos'
import { enviarCorreoDocumentosContractuales } from '@alerce/contract/operations/contrato/documentos'
import { esCopiaDeLaDS } from '@alerce/domain/contrato/documentos'
import { contestaElPostulante } from '@alerce/domain/declaracion/invitacion/quien-contesta'
import { note } from '../../base/bitacora/note.ts'
import { enqueueCorreo, type PapelAdjunto } from '../../base/correos/send-correo.ts'
import { takeDeclaracion } from '../../declaracion/ds/edit-declaracion.ts'
import type { DeclaracionDeProspecto } from '../../declaracion/ds/read-declaracion.ts'
import { correoDelPostulante } from '../../declaracion/ds/read-model-personas.ts'
import { sendEnlace } from '../../declaracion/invitacion/send-enlace.ts'
import { ensureNoActualizacion } from '../../postulacion/edicion/ensure-actualizacion.ts'
import { refuse } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { ensureOtrosPapeles, requestFirma, seFirmaEnTelefono } from '../firma-postulante/request-firma.ts'
import { adjuntables, cartaDePapeles } from './contenido/compose-carta.ts'
import { faltanLosDelOtro } from './faltan-los-del-otro.ts'
import { documentosDe } from './read-model.ts'

/** To the applicant's own address, never to another. The copy of the declaration is health data: it goes behind a link. */
export const enviarCorreoDocumentosContractualesUseCase = useCase(
  enviarCorreoDocumentosContractuales,
  async ({ identificador }, ctx) => {
    const { prospecto, declaracion } = await takeDeclaracion(ctx, { identificador })
    await ensureNoActualizacion(ctx, prospecto.id)
    const faltan = await faltanLosDelOtro(ctx, prospecto)
    if (faltan) refuse(faltan)
    const documentos = await documentosDe(ctx.tx, identificador)
    if (documentos.some(({ archivoId }) => archivoId === null)) refuse(m.pendientes)
    ensureOtrosPapeles(declaracion, documentos)
    const adjuntos = adjuntables(documentos)
    if (adjuntos.length === 0) refuse(m.sinDatos)
    const venta = { declaracion, prospecto }
    const enviada = seFirmaEnTelefono(declaracion)
      ? await requestFirma(ctx, venta, adjuntos)
      : await sendPapeles(ctx, venta, { adjuntos, conCopia: documentos.some(esCopiaDeLaDS) })
    if (enviada) await note(ctx, prospecto.id, 'documentosEnviados')
    return 'ok' as const
  },
)

/** The one letter of papers that nobody signs on a phone, with the link to the copy of the declaration. Tells whether it was sent. */
async function sendPapeles(
  ctx: Context,
  { declaracion, prospecto }: DeclaracionDeProspecto,
  { adjuntos, conCopia }: { readonly adjuntos: readonly PapelAdjunto[]; readonly conCopia: boolean },
): Promise<boolean> {
  const correo = await correoDelPostulante(ctx.tx, declaracion.id, prospecto)
  const papeles = { nombres: prospecto.nombres, documentos: adjuntos }
  if (!conCopia) {
    const carta = { prospectoId: prospecto.id, asesorId: prospecto.asesorId, para: correo, adjuntos }
    const texto = cartaDePapeles(papeles, null)
    return (await enqueueCorreo(ctx, 'documentosDelContrato', { ...carta, texto })) !== null
  }
  // signed on a phone, the copy is with the other papers on their page, where who is reading is not put out
  const enSuPagina = contestaElPostulante(declaracion)
  const enviada = await sendEnlace(ctx, {
    carta: 'documentosDelContrato',
    declaracionId: declaracion.id,
    adjuntos,
    llevaA: enSuPagina ? 'postulacion' : 'copia',
    unoMas: enSuPagina,
    prospecto: { ...prospecto, correo },
    texto: (enlace) => cartaDePapeles(papeles, enlace),
  })
  if (enviada && !enSuPagina) await note(ctx, prospecto.id, 'copiaEnviada')
  return enviada
}
