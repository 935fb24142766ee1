import { TAMANO_MAXIMO } from '@alerce/domain/base/archivos/tipos'
import { z } from 'zod'
import { certificadoMessages } from '../../messages/postulacion/certificado.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { read, upload, write } from '../../route.ts'
import { pesosEnteros } from '../../shapes/base/dinero.ts'
import { codigo, id, idDe, rut, texto } from '../../shapes/base/ids.ts'

const BODY_LIMIT = 3 * 1024 * 1024
/** Longest base64 accepted by the shape: a file over 2 MB is refused with its own reason instead. */
const base64 = () => z.string().max(Math.ceil(TAMANO_MAXIMO / 3) * 4 + 200_000)

/** Never stored, never logged. */
const clave = () => z.string().max(200).nullish()
const tipoDoc = () => z.literal('CERTIF_COTIZ')
const code = () => z.union([z.literal('').transform(() => null), codigo()]).nullish()

/**
 * Reads a certificate and validates it for this applicant and employer; a valid one counts until it is withdrawn.
 * RentaPromedio: pesos a month, 0 when it could not be calculated. CodError -99: DescError holds the reasons, separated
 * by ";" (spec 1 §5, §7). Then Valor is {razones: [{texto, arreglo, campo}]}: the data read, and the field to correct.
 */
export const validarDocumentoRenta = operation('validarDocumentoRenta', {
  route: write('/api/v1/DocumentoRentas/Validar', ['prospecto'], { envelope: 'resultado' }),
  access: ['asesor'],
  secret: true,
  bodyLimit: BODY_LIMIT,
  request: z.object({
    Rut: rut(),
    PDA_CORREL: code(),
    Base64: base64(),
    Password: clave(),
    TipoDoc: tipoDoc(),
    ProspectoID: idDe('prospecto'),
    RutEmpleador: texto(20).nullish(),
  }),
  reply: z.object({ RentaPromedio: pesosEnteros() }),
  failure: certificadoMessages.validarFailed,
})

/** PRP_CORREL: the prospectoId. ADJ_CORREL: the uploaded document; without its Base64 the stored bytes are used. */
const guardado = () =>
  z.object({
    PRP_CORREL: idDe('prospecto'),
    ADJ_CORREL: z.union([z.literal('').transform(() => null), idDe('documento')]).nullish(),
    Base64: base64().nullish(),
    Password: clave(),
    TipoDoc: tipoDoc(),
  })

/** Links a validated certificate to its uploaded document (GuardarPdf, spec 2 §7). */
export const guardarDocumentoRenta = operation('guardarDocumentoRenta', {
  route: write('/api/v1/DocumentoRentas/Guardar', ['documentos', 'bitacora'], {
    envelope: 'resultado',
  }),
  access: ['asesor'],
  secret: true,
  bodyLimit: BODY_LIMIT,
  request: guardado(),
  reply: z.literal('ok'),
  failure: certificadoMessages.guardarFailed,
})

/** The same in an update of the sale. */
export const guardarDocumentoRentaUpd = operation('guardarDocumentoRentaUpd', {
  route: write('/api/v1/DocumentoRentas/GuardarUpd', ['documentos', 'bitacora'], {
    envelope: 'resultado',
  }),
  access: ['asesor'],
  secret: true,
  bodyLimit: BODY_LIMIT,
  request: guardado(),
  reply: z.literal('ok'),
  failure: certificadoMessages.guardarFailed,
})

/**
 * Both calls in one, with a PDF as raw bytes: validates it, stores it among the applicant's documents, and links them;
 * all or nothing. Refusals and words are those of validarDocumentoRenta. Both RUT and the password travel in headers.
 * The same file again answers the same.
 */
export const validarCertificado = operation('validarCertificado', {
  route: upload('/api/alerce/v1/validarCertificado', ['prospecto', 'documentos'], {
    envelope: 'resultado',
    enCabecera: { rut: 'x-alerce-rut', rutEmpleador: 'x-alerce-rut-empleador', clave: 'x-alerce-clave' },
  }),
  access: ['asesor'],
  secret: true,
  bodyLimit: TAMANO_MAXIMO,
  request: z.object({
    prospectoId: idDe('prospecto'),
    afp: codigo().nullish(),
    tipoAdjunto: codigo()
      .pipe(z.literal([40, 10]))
      .default(40),
    rut: rut(),
    rutEmpleador: texto(20).nullish(),
    clave: clave(),
  }),
  /** rentaPromedio: same value as RentaPromedio in validarDocumentoRenta. */
  reply: z.object({ rentaPromedio: z.number().int(), certificadoId: id(), documentoId: id() }),
  failure: certificadoMessages.validarFailed,
})

/** Valid certificates of a prospect, oldest first. `emitido`: DD-MM-YYYY; rentaPromedio: pesos a month. */
export const obtenerCertificados = operation('obtenerCertificados', {
  route: read('/api/alerce/v1/obtenerCertificados', ['prospecto', 'documentos']),
  access: cartera,
  request: z.object({ prospectoId: idDe('prospecto') }),
  reply: z.array(
    z.object({
      certificadoId: id(),
      rutEmpleador: z.string(),
      afp: z.number().int().nullable(),
      rentaPromedio: pesosEnteros(),
      meses: z.number().int(),
      emitido: z.string().nullable(),
    }),
  ),
  failure: certificadoMessages.listaFailed,
})

/** Withdraws a certificate: it no longer counts, and another may be validated. Repeating it changes nothing. */
export const retirarCertificado = operation('retirarCertificado', {
  route: write('/api/alerce/v1/retirarCertificado', ['prospecto']),
  access: ['asesor'],
  request: z.object({ certificadoId: idDe('certificado') }),
  reply: z.literal('ok'),
  failure: certificadoMessages.retirarFailed,
})

/** Undoes a withdrawal, unless another certificate of the same employer was validated meanwhile. */
export const deshacerRetiroCertificado = operation('deshacerRetiroCertificado', {
  route: write('/api/alerce/v1/deshacerRetiroCertificado', ['prospecto']),
  access: ['asesor'],
  request: z.object({ certificadoId: idDe('certificado') }),
  reply: z.literal('ok'),
  failure: certificadoMessages.retirarFailed,
})
