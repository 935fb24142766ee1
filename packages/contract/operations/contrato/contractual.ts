import { z } from 'zod'
import { contractual, entidad } from '../../fichas/contrato/contractual.ts'
import { contractualMessages } from '../../messages/contrato/contractual.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { enPesos, enUF } from '../../shapes/base/dinero.ts'
import { entera } from '../../shapes/base/ficha/entera.ts'
import { leida } from '../../shapes/base/ficha/leida.ts'
import { idDe, version } from '../../shapes/base/ids.ts'

const { codigoAfp, ...lugar } = leida(contractual)

const entidadLeida = () =>
  z.object({
    /** Employer row of the applicant that this entity pays for. */
    id: z.number(),
    /** `telefono`: nine digits, without +56. `correo`: the placeholder when it was saved without one, '' before. */
    ...leida(entidad),
    /** Amount of a month. */
    ultimaRenta: enPesos(),
    tipoTrabajador: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
    /** True when saved before, or an employer with a known address. */
    existePreviamente: z.boolean(),
  })

/** Contractual background (spec 2 §3): saved data, else known data. `extranjero` follows from the document. */
export const datosDocumentosContractuales = operation('datosDocumentosContractuales', {
  route: read('/api/v2/DatosDocumentosContractuales', ['contractual']),
  access: cartera,
  request: z.object({ prospectoId: idDe('prospecto') }),
  reply: z.object({
    prospectoId: z.number(),
    codigoAfp,
    ...lugar,
    extranjero: z.boolean(),
    datosEmpleador: z.array(entidadLeida()),
    totalCotizacionPactada: enUF(),
    totalCotizacionPagar: enUF(),
    /** Own: placeholder for the e-mail of an entity without one; nobody typed it, and nothing is mailed to it. */
    correoAusente: z.string(),
    version: z.number(),
  }),
  failure: contractualMessages.readFailed,
})

/** All fields may be absent in the shape: each rule refuses an empty or wrong field with its own text. */
const ingreso = () =>
  z.object({
    prospectoId: idDe('prospecto'),
    ...entera(contractual),
    datosEmpleador: z.array(z.object({ id: idDe('empleador'), ...entera(entidad) })).max(20),
    version: version(),
  })

const guardado = () => z.object({ version: z.number() })

/** Saves the background, moves the DS to documentosContractuales and queues the papers (core rules, Stages of the DS). */
export const ingresarDatosDocumentosContractuales = operation('ingresarDatosDocumentosContractuales', {
  route: write(
    '/api/v1/ingresarDatosDocumentosContractuales',
    ['datos', 'contractual', 'papeles', 'etapaDS', 'venta', 'bitacora'],
    { refusal: 'data' },
  ),
  access: ['asesor'],
  request: ingreso(),
  reply: guardado(),
  failure: contractualMessages.saveFailed,
})

/** The same, for voluntary and independent workers. */
export const ingresarDatosDocumentosContractualesV2 = operation('ingresarDatosDocumentosContractualesV2', {
  route: write(
    '/api/v2/ingresarDatosDocumentosContractuales',
    ['datos', 'contractual', 'papeles', 'etapaDS', 'venta', 'bitacora'],
    { refusal: 'data' },
  ),
  access: ['asesor'],
  request: ingreso(),
  reply: guardado(),
  failure: contractualMessages.saveFailed,
})

/**
 * Same save after the papers were requested and before they are signed (core rules, Update variant): changed papers are
 * issued again, and the DS returns to documentosContractuales. Ours.
 */
export const actualizarDatosContractuales = operation('actualizarDatosContractuales', {
  route: write('/api/alerce/v1/actualizarDatosContractuales', [
    'datos',
    'contractual',
    'papeles',
    'etapaDS',
    'venta',
    'bitacora',
  ]),
  access: ['asesor'],
  request: ingreso(),
  reply: guardado(),
  failure: contractualMessages.saveFailed,
})
