import { z } from 'zod'
import { lecturaMessages } from '../../messages/base/archivos.ts'
import { contractualMessages } from '../../messages/contrato/contractual.ts'
import { documentosMessages } from '../../messages/contrato/documentos.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { get, read, write } from '../../route.ts'
import { idDe } from '../../shapes/base/ids.ts'
import { deUnaDS, escribenDS } from '../../shapes/declaracion/declaracion.ts'

/** Registers missing or failed papers and queues them; with all issued it changes nothing. */
export const agregaArchivosDocContractuales = operation('agregaArchivosDocContractuales', {
  route: write('/api/v2/AgregaArchivosDocContractuales', ['papeles']),
  access: ['asesor'],
  request: z.object({ prospectoId: idDe('prospecto') }),
  reply: z.literal('ok'),
  failure: contractualMessages.registrarFailed,
})

/** Papers of a DS, without their bytes. `estado`: only listo can be downloaded; eliminado no longer exists. */
export const obtenerDocumentos = operation('obtenerDocumentos', {
  route: read('/api/v2/obtenerDocumentos', ['papeles', 'prospecto']),
  access: cartera,
  request: deUnaDS(),
  reply: z.array(
    z.object({
      imgCorrel: z.number(),
      nombre: z.string(),
      tipoMIME: z.string(),
      estado: z.enum(['pendiente', 'listo', 'fallido', 'eliminado']),
      /** Issued at, DD-MM-YYYY HH:mm of America/Santiago. */
      emitido: z.string().nullable(),
      /** Holds health data: only the advisor who typed the declaration may open it. */
      salud: z.boolean(),
      /**
       * Copy of the declaration: instants (ISO) of the mailed link, of its end and of the applicant's first opening;
       * null when none was mailed.
       */
      copia: z.object({ enviada: z.string(), vence: z.string(), abierta: z.string().nullable() }).nullable(),
    }),
  ),
  failure: lecturaMessages.listFailed,
})

/** One paper; `archivo` is base64. The copy of the declaration is health data, so each download is logged. */
export const descargarDocumentoPDF = operation('descargarDocumentoPDF', {
  route: read('/api/v1/descargarDocumentoPDF', ['papeles']),
  access: escribenDS,
  health: true,
  request: z.object({ identificador: idDe('declaracion'), imgCorrel: idDe('papel') }),
  reply: z.object({ nombre: z.string(), archivo: z.string(), tipoMIME: z.string() }),
  failure: lecturaMessages.fileFailed,
})

/** Same paper as raw bytes, with the same log. */
export const descargarPapel = operation('descargarPapel', {
  route: get('/api/alerce/v1/descargarPapel', ['papeles'], { envelope: 'binary' }),
  access: escribenDS,
  health: true,
  request: z.object({ identificador: idDe('declaracion'), imgCorrel: idDe('papel') }),
  reply: z.unknown(),
  tipos: ['application/pdf'],
  failure: lecturaMessages.fileFailed,
})

/** The contract papers in one PDF (`id` is the declaracionSaludId); the copy of the declaration is not among them. */
export const descargarDocumentosContractuales = operation('descargarDocumentosContractuales', {
  route: get('/api/v1/descargarDocumentosContractuales', ['papeles'], {
    envelope: 'binary',
  }),
  access: cartera,
  request: z.object({ id: idDe('declaracion') }),
  reply: z.unknown(),
  tipos: ['application/pdf'],
  failure: documentosMessages.downloadFailed,
})

/** Summary of a contract in one page: plan, price, persons and first payment, no health. Ours. */
export const descargarResumenDeContrato = operation('descargarResumenDeContrato', {
  route: get('/api/alerce/v1/descargarResumenDeContrato', ['etapaDS', 'prospecto'], { envelope: 'binary' }),
  access: cartera,
  request: deUnaDS(),
  reply: z.unknown(),
  tipos: ['application/pdf'],
  failure: documentosMessages.downloadFailed,
})

/** Mails the papers to the applicant alone; the copy of the declaration only as a link. */
export const enviarCorreoDocumentosContractuales = operation('enviarCorreoDocumentosContractuales', {
  route: write('/api/v1/enviarCorreoDocumentosContractuales', [
    'correos',
    'papeles',
    'etapaDS',
    'venta',
    'prospecto',
    'irregularidades',
    'mesa',
  ]),
  access: escribenDS,
  health: true,
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.literal('ok'),
  failure: documentosMessages.sendFailed,
})

/** Mails the papers and moves the declaration to the stage of sent ones, in one act. Ours. */
export const enviarDocumentosAlCliente = operation('enviarDocumentosAlCliente', {
  route: write('/api/alerce/v1/enviarDocumentosAlCliente', [
    'correos',
    'papeles',
    'etapaDS',
    'venta',
    'prospecto',
    'irregularidades',
    'mesa',
  ]),
  access: escribenDS,
  health: true,
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.literal('ok'),
  failure: documentosMessages.sendFailed,
})

/** 'OK' when the papers may be sent, or the reason why one of a pair waits for the other. */
export const validarDocumentosCompensado = operation('validarDocumentosCompensado', {
  route: read('/api/v1/validarDocumentosCompensado', ['prospecto', 'etapaDS']),
  access: cartera,
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.string(),
  failure: documentosMessages.sendFailed,
})
