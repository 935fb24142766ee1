import { z } from 'zod'
import { contractualMessages as m } from '../../messages/contrato/contractual.ts'
import { operation } from '../../operation.ts'
import { codigo, id, version } from '../../shapes/ids.ts'
import { cartera } from '../roles.ts'

const escrito = () =>
  z
    .string()
    .max(300)
    .nullish()
    .transform((text) => text?.trim() ?? '')

/** A code of a list; null, '' and 0 are what a form sends while nothing is chosen. */
const elegido = () =>
  z
    .union([codigo(), z.literal('')])
    .nullish()
    .transform((value) => value || null)

/** UF as number or text; its format is checked by the form's rule. */
const monto = () =>
  z
    .union([z.number(), z.string().max(20)])
    .nullish()
    .transform((value) => String(value ?? ''))

const entidad = () =>
  z.object({
    /** The employer row of the applicant that this entity pays for. */
    id: z.number(),
    rut: z.string().nullable(),
    razonSocial: z.string(),
    domicilio: z.string(),
    /** Nine digits, without +56. */
    telefono: z.string(),
    /** The placeholder when the entity was saved without an e-mail; '' while nothing was saved. */
    correo: z.string(),
    codigoRegion: z.number().nullable(),
    codigoCiudad: z.number().nullable(),
    codigoComuna: z.number().nullable(),
    /** UF; null while it is not known. One entity alone begins with the quote's total. */
    montoDescuentoUF: z.number().nullable(),
    /** Pesos a month. */
    ultimaRenta: z.number(),
    tipoTrabajador: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
    /** Saved before, or an employer whose address is known. */
    existePreviamente: z.boolean(),
  })

/** Contractual background (spec 2 §3): what was saved, else what is known. `extranjero` follows from the document. */
export const datosDocumentosContractuales = operation('datosDocumentosContractuales', {
  access: cartera,
  request: z.object({ prospectoId: id() }),
  reply: z.object({
    prospectoId: z.number(),
    codigoAfp: z.number().nullable(),
    codigoRegion: z.number().nullable(),
    codigoCiudad: z.number().nullable(),
    codigoComuna: z.number().nullable(),
    domicilio: z.string(),
    extranjero: z.boolean(),
    datosEmpleador: z.array(entidad()),
    /** UF. */
    totalCotizacionPactada: z.number(),
    totalCotizacionPagar: z.number(),
    version: z.number(),
  }),
  failure: m.readFailed,
})

/** A field that is empty or wrong is refused by its own text, not by shape: all fields may be absent here. */
const ingreso = () =>
  z.object({
    prospectoId: id(),
    codigoAfp: elegido(),
    codigoRegion: elegido(),
    codigoCiudad: elegido(),
    codigoComuna: elegido(),
    domicilio: escrito(),
    datosEmpleador: z
      .array(
        z.object({
          id: id(),
          rut: escrito(),
          razonSocial: escrito(),
          domicilio: escrito(),
          telefono: escrito(),
          correo: escrito(),
          codigoRegion: elegido(),
          codigoCiudad: elegido(),
          codigoComuna: elegido(),
          montoDescuentoUF: monto(),
        }),
      )
      .max(20),
    version: version(),
  })

const guardado = () => z.object({ version: z.number() })

/** Saves the background, moves the DS to documentosContractuales and queues the papers (core rules, Stages of the DS). */
export const ingresarDatosDocumentosContractuales = operation('ingresarDatosDocumentosContractuales', {
  access: ['asesor'],
  request: ingreso(),
  reply: guardado(),
  failure: m.saveFailed,
})

/** The same, for voluntary and independent workers. */
export const ingresarDatosDocumentosContractualesV2 = operation('ingresarDatosDocumentosContractualesV2', {
  access: ['asesor'],
  request: ingreso(),
  reply: guardado(),
  failure: m.saveFailed,
})

export const contractualOperations = [
  datosDocumentosContractuales,
  ingresarDatosDocumentosContractuales,
  ingresarDatosDocumentosContractualesV2,
] as const
