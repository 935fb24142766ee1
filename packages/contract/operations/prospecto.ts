import { etapasProspecto } from '@alerce/domain/prospecto/etapas'
import { z } from 'zod'
import { MAXIMO_EMPLEADORES } from '../forms/antecedentes.ts'
import { antecedentesMessages } from '../messages/antecedentes.ts'
import { prospectoMessages } from '../messages/prospecto.ts'
import { operation } from '../operation.ts'
import { fechaDMY } from '../shapes/fechas.ts'
import { codigo, id, texto, version } from '../shapes/ids.ts'
import { rut } from '../shapes/rut.ts'
import { beneficiariosOperations } from './beneficiarios.ts'
import { carteraOperations } from './cartera.ts'
import { cartera } from './roles.ts'
import { ventaOperations } from './venta.ts'

const LARGO = 300

/** A field of the form. Absent keeps what is stored, null or '' clears it; its own rules say what it must be. */
const campo = (max = LARGO) => texto(max).nullish()
/** A code of a list, as number or text; null or '' clears it. */
const opcion = () => z.union([z.literal('').transform(() => null), codigo()]).nullish()

/** One of a few letters; '' or null clears it. */
const letra = <const L extends readonly string[]>(letras: L, mensaje: string) => z.enum(letras, mensaje).nullish()

const empleador = z.object({
  tipoTrabajador: texto(10).nullish(),
  rut: campo(20),
  remuneracionImponible: z.union([z.number(), texto(20)]).nullish(),
})

const deUnProspecto = z.object({ prospectoId: id() })

/**
 * The full prospect. Without prospectoId it is added (the person alone is enough), with it changed. Sending anything
 * of the applicant's data (spec 2 §2) asks for all of it, and clears the quote.
 */
export const ingresarProspecto = operation('ingresarProspecto', {
  access: ['asesor'],
  request: z.object({
    prospectoId: id().nullish(),
    identificador: id().nullish(),
    version: version(),
    tipoProspecto: campo(),
    tipoDocumento: letra(['R', 'P', ''], antecedentesMessages.tipoDocumento.text),
    rut: campo(),
    numeroPasaporte: campo(),
    nombres: campo(),
    apellidoPaterno: campo(),
    apellidoMaterno: campo(),
    celular: campo(),
    correo: campo(),
    fechaNacimiento: z
      .string()
      .nullish()
      .transform((value) => (value === '' ? null : value))
      .pipe(fechaDMY().nullish()),
    sexo: letra(['M', 'F', ''], antecedentesMessages.sexo.text),
    isapreActual: opcion(),
    tipoPlan: letra(['N', 'S', 'C', ''], antecedentesMessages.tipoPlan.text),
    codColectivo: opcion(),
    tipoVenta: letra(['M', 'E', ''], antecedentesMessages.tipoVenta.text),
    codigoRegion: opcion(),
    codigoCiudad: opcion(),
    activo: z.boolean().nullish(),
    motivoProspecto: campo(),
    entrevistado: z.boolean().nullish(),
    cargaVigente: z.boolean().nullish(),
    empleadores: z.array(empleador).max(MAXIMO_EMPLEADORES, antecedentesMessages.demasiadosEmpleadores.text).nullish(),
  }),
  reply: z.object({ prospectoId: id(), version: z.number().int() }),
  failure: prospectoMessages.saveFailed,
})

/** fechaNacimiento: DD-MM-YYYY. Codes are numbers. tipoTrabajador is the first employer's. */
export const obtenerDatosProspecto = operation('obtenerDatosProspecto', {
  access: cartera,
  request: deUnProspecto,
  reply: z.object({
    prospectoId: id(),
    identificador: id(),
    version: z.number().int(),
    tipoProspecto: z.string(),
    tipoDocumento: z.enum(['R', 'P']),
    rut: z.string().nullable(),
    numeroPasaporte: z.string().nullable(),
    nombres: z.string(),
    apellidoPaterno: z.string(),
    apellidoMaterno: z.string(),
    celular: z.string(),
    correo: z.string(),
    fechaNacimiento: z.string().nullable(),
    sexo: z.enum(['M', 'F']).nullable(),
    isapreActual: z.number().int().nullable(),
    tipoTrabajador: z.enum(['D', 'I', 'V', 'P']).nullable(),
    tipoPlan: z.enum(['N', 'S', 'C']),
    codColectivo: z.number().int().nullable(),
    tipoVenta: z.enum(['M', 'E']).nullable(),
    codigoRegion: z.number().int().nullable(),
    codigoCiudad: z.number().int().nullable(),
    activo: z.boolean(),
    motivoProspecto: z.string(),
    entrevistado: z.boolean().nullable(),
    cargaVigente: z.boolean(),
    esCompensado: z.boolean(),
    otorga: z.boolean().nullable(),
    estado: z.string(),
    etapa: z.string(),
    folioDS: z.number().int().nullable(),
    empleadores: z.array(
      z.object({
        id: id(),
        tipoTrabajador: z.enum(['D', 'I', 'V', 'P']),
        rut: z.string().nullable(),
        remuneracionImponible: z.number().int(),
      }),
    ),
  }),
  failure: antecedentesMessages.datosFailed,
})

export const obtenerTipoVenta = operation('obtenerTipoVenta', {
  access: cartera,
  request: deUnProspecto,
  reply: z.object({ tipoVenta: z.enum(['M', 'E']).nullable() }),
  failure: prospectoMessages.datosFailed,
})

export const obtenerEtapaProspecto = operation('obtenerEtapaProspecto', {
  access: cartera,
  request: deUnProspecto,
  reply: z.object({ etapa: z.string() }),
  failure: prospectoMessages.etapaFailed,
})

export const guardarEtapaProspecto = operation('guardarEtapaProspecto', {
  access: ['asesor'],
  request: z.object({
    prospectoId: id(),
    etapa: z.enum(etapasProspecto),
  }),
  reply: z.object({ etapa: z.string() }),
  failure: prospectoMessages.etapaSaveFailed,
})

/** fechaNacimiento: DD-MM-YYYY; both are null when the rut is nobody's charge. */
export const validarCargaVigente = operation('validarCargaVigente', {
  access: ['asesor'],
  request: z.object({ identificador: id().nullish(), rut: rut() }),
  reply: z.object({
    cargaVigente: z.boolean(),
    fechaNacimiento: z.string().nullable(),
    sexo: z.enum(['M', 'F']).nullable(),
  }),
  failure: prospectoMessages.rutCheckFailed,
})

export const limpiarCotizacion = operation('limpiarCotizacion', {
  access: ['asesor'],
  request: deUnProspecto,
  reply: z.literal('ok'),
  failure: prospectoMessages.limpiarFailed,
})

/** The prospect and all that hangs on it. */
export const prospectoOperations = [
  ...carteraOperations,
  ingresarProspecto,
  obtenerDatosProspecto,
  obtenerTipoVenta,
  obtenerEtapaProspecto,
  guardarEtapaProspecto,
  validarCargaVigente,
  limpiarCotizacion,
  ...beneficiariosOperations,
  ...ventaOperations,
] as const
