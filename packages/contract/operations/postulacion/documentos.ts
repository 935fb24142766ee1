import { TAMANO_MAXIMO, tiposDeArchivo } from '@alerce/domain/base/archivos/tipos'
import { z } from 'zod'
import { lecturaMessages } from '../../messages/base/archivos.ts'
import { referenciaMessages } from '../../messages/base/campos.ts'
import { antecedentesMessages } from '../../messages/postulacion/antecedentes.ts'
import { documentosPostulanteMessages } from '../../messages/postulacion/documentos.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { get, read, upload, write } from '../../route.ts'
import { binario, codigo, id, idDe, texto } from '../../shapes/base/ids.ts'

/** Largest body: `binario` in base64 (a third longer than its bytes) and the other fields. */
const CUERPO = 3 * 1024 * 1024

/**
 * Documents required of a type of worker; S: required. An authorization lifts the certificate (core rules, Prospect).
 */
export const documentosSolicitar = operation('documentosSolicitar', {
  route: read('/api/v1/DocumentoRentas/DocumentosSolicitar', ['autorizacion'], { envelope: 'resultado' }),
  access: cartera,
  request: z.object({
    TipoTrabajador: z.enum(['D', 'I', 'V', 'P'], antecedentesMessages.tipoTrabajador.text),
    ProspectoID: idDe('prospecto'),
  }),
  reply: z.array(
    z.object({
      PDS_CORREL: id(),
      PDS_NOMBRE_DOC: z.string(),
      PDS_OBLIGATORIO: z.enum(['S', 'N']),
      PDS_TIPO_DOC: z.string(),
    }),
  ),
  failure: documentosPostulanteMessages.solicitadosFailed,
})

/** AFPs of a certificate. */
export const documentosAFP = operation('documentosAFP', {
  route: get('/api/v1/DocumentoRentas/DocumentosAFP', 'nada', { envelope: 'resultado' }),
  access: cartera,
  request: z.object({}),
  reply: z.array(z.object({ PDA_CORREL: id(), PDA_AFP: z.string(), PDA_NOMBRE_DOC: z.string() })),
  failure: referenciaMessages.afpsFailed,
})

/**
 * `Identificador` is the prospectoId; `idBox` (ours, optional) the PDS_CORREL that it answers. RUT and MIME of the
 * payload are ignored: the record and the bytes decide.
 */
const carga = <const T extends readonly [number, ...number[]]>(tipos: T) =>
  z.object({
    Identificador: idDe('prospecto'),
    NombreArchivo: texto(500),
    Rut: texto(20).nullish(),
    Binario: binario(),
    TipoMIME: texto(100).nullish(),
    TipoAdjunto: codigo().pipe(z.literal(tipos)),
    idBox: z.union([z.literal('').transform(() => null), codigo()]).nullish(),
  })

/** 40 of the prospect, 10 of an employer in the reuse of a DS (spec 1 §9, spec 2 §9). */
export const cargaArchivoProspecto = operation('cargaArchivoProspecto', {
  route: write('/api/v1/cargaArchivoProspecto', ['prospecto']),
  access: ['asesor'],
  bodyLimit: CUERPO,
  request: carga([40, 10]),
  reply: z.object({ adJ_CORREL: id() }),
  failure: documentosPostulanteMessages.subirFailed,
})

/** 3 financial documents, 10 of an employer as above. */
export const cargaArchivoFinanciero = operation('cargaArchivoFinanciero', {
  route: write('/api/v1/cargaArchivoFinanciero', ['prospecto']),
  access: ['asesor'],
  bodyLimit: CUERPO,
  request: carga([3, 10]),
  reply: z.object({ adJ_CORREL: id() }),
  failure: documentosPostulanteMessages.subirFailed,
})

/**
 * Same upload as raw bytes: `idBox` the PDS_CORREL that it answers, `tipoAdjunto` as above. Equal bytes at the same
 * place are one document, however often they are sent; after a removal, a new one.
 */
export const subirDocumentoProspecto = operation('subirDocumentoProspecto', {
  route: upload('/api/alerce/v1/subirDocumentoProspecto', ['prospecto']),
  access: ['asesor'],
  bodyLimit: TAMANO_MAXIMO,
  request: z.object({
    prospectoId: idDe('prospecto'),
    idBox: codigo().nullish(),
    tipoAdjunto: codigo().pipe(z.literal([40, 10, 3])),
  }),
  reply: z.object({ documentoId: id() }),
  failure: documentosPostulanteMessages.subirFailed,
})

/** Every document with its bytes (base64), oldest first. */
export const documentosProspecto = operation('documentosProspecto', {
  route: read('/api/v1/DocumentoRentas/DocumentosProspecto', ['prospecto', 'documentos'], {
    envelope: 'resultado',
  }),
  access: cartera,
  request: z.object({ prp_correl: idDe('prospecto') }),
  reply: z.array(z.object({ ADJ_NOMBRE: z.string(), ADJ_ARCHIVO: z.string() })),
  failure: lecturaMessages.listFailed,
})

/** Same list without bytes; `idBox`: the PDS_CORREL that it answers, `tamano` in bytes, `subido` an ISO instant. */
export const obtenerDocumentosProspecto = operation('obtenerDocumentosProspecto', {
  route: read('/api/alerce/v1/obtenerDocumentosProspecto', ['prospecto', 'documentos']),
  access: cartera,
  request: z.object({ prospectoId: idDe('prospecto') }),
  reply: z.array(
    z.object({
      documentoId: id(),
      idBox: id().nullable(),
      /** Name of the requested document that it answers, if any. */
      solicitado: z.string().nullable(),
      nombre: z.string(),
      tipoMIME: z.string(),
      tamano: z.number(),
      subido: z.string(),
      subidoPor: z.string(),
    }),
  ),
  failure: lecturaMessages.listFailed,
})

/** Document (`id`: its documentoId). The access log records a reader other than its advisor. */
export const descargarDocumentoProspecto = operation('descargarDocumentoProspecto', {
  route: get('/api/alerce/v1/descargarDocumentoProspecto', ['prospecto', 'documentos'], {
    envelope: 'binary',
  }),
  access: cartera,
  request: z.object({ id: idDe('documento') }),
  reply: z.unknown(),
  tipos: tiposDeArchivo,
  failure: lecturaMessages.fileFailed,
})

/** Removes a document; repeating it changes nothing. */
export const retirarDocumentoProspecto = operation('retirarDocumentoProspecto', {
  route: write('/api/alerce/v1/retirarDocumentoProspecto', ['prospecto']),
  access: ['asesor'],
  request: z.object({ documentoId: idDe('documento') }),
  reply: z.literal('ok'),
  failure: documentosPostulanteMessages.retirarFailed,
})

/** Restores a document removed within 24 hours. */
export const reponerDocumentoProspecto = operation('reponerDocumentoProspecto', {
  route: write('/api/alerce/v1/reponerDocumentoProspecto', ['prospecto']),
  access: ['asesor'],
  request: z.object({ documentoId: idDe('documento') }),
  reply: z.literal('ok'),
  failure: documentosPostulanteMessages.reponerFailed,
})
