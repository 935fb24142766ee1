import { TAMANO_MAXIMO, tiposDeArchivo } from '@alerce/domain/base/archivos/tipos'
import { ADJUNTO_PRIMER_PAGO } from '@alerce/domain/contrato/primer-pago'
import { z } from 'zod'
import { primerPagoMessages as m } from '../../messages/contrato/primer-pago.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { get, read, upload, write } from '../../route.ts'
import { binario } from '../../shapes/base/archivos.ts'
import { enPesos, enUF } from '../../shapes/base/dinero.ts'
import { codigo, idDe, texto } from '../../shapes/base/ids.ts'
import { deUnaDS, escribenDS } from '../../shapes/declaracion/declaracion.ts'

const deUnaEntidad = () => z.object({ identificador: idDe('declaracion'), entidadId: idDe('empleador') })

/** A proof of the first payment, `binario` in base64. Without `entidadId` (ours): of the first entity that has none. */
export const cargaArchivoPrimerPago = operation('cargaArchivoPrimerPago', {
  route: write('/api/v1/CargaArchivoPrimerPago', ['primerPago', 'bitacora']),
  access: escribenDS,
  bodyLimit: 3 * 1024 * 1024,
  request: deUnaDS().extend({
    nombreArchivo: texto(200).min(1),
    binario: binario(),
    tipoMIME: texto(100).nullish(),
    tipoAdjunto: codigo().pipe(z.literal(ADJUNTO_PRIMER_PAGO)),
    entidadId: idDe('empleador').nullish(),
  }),
  reply: z.object({ adjuntoId: z.number() }),
  failure: m.subirFailed,
})

/** The same file sent as it is, of that entity; another one takes the place of the first. Ours. */
export const subirComprobante = operation('subirComprobante', {
  route: upload('/api/alerce/v1/subirComprobante', ['primerPago', 'bitacora']),
  access: escribenDS,
  bodyLimit: TAMANO_MAXIMO,
  request: deUnaEntidad(),
  reply: z.object({ adjuntoId: z.number() }),
  failure: m.subirFailed,
})

/**
 * The entities whose first payment is to be proved, none where an employer pays. Ours: the amount of a month in UF, what
 * came (`recibido`: ISO instant, `tamano` in bytes), whether the payment is registered, since when it waits at the desk
 * (`esperaDesde`; null: it does not), and why the desk gave it back: then it is to be registered again; null: it did not.
 */
export const obtenerListadoPrimerPago = operation('obtenerListadoPrimerPago', {
  route: read('/api/v1/obtenerListadoPrimerPago', ['prospecto', 'contractual', 'primerPago', 'mesa']),
  access: [...cartera, 'mesa'],
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.array(
    z.object({
      entidadId: z.number(),
      razonSocial: z.string(),
      cantidadEsperada: z.number(),
      montoUF: enUF(),
      /** The same with the UF of today; null while none was published. */
      montoPesos: enPesos().nullable(),
      registrado: z.boolean(),
      esperaDesde: z.string().nullable(),
      /** Who of the desk decided on it; null: nobody has. */
      resueltoPor: z.string().nullable(),
      devolucion: z.string().nullable(),
      comprobante: z
        .object({ nombre: z.string(), tipoMIME: z.string(), tamano: z.number(), recibido: z.string() })
        .nullable(),
    }),
  ),
  failure: m.leerFailed,
})

/** How many proofs came. */
export const cantidadArchivosPrimerPago = operation('cantidadArchivosPrimerPago', {
  route: read('/api/v1/CantidadArchivosPrimerPago', ['contractual', 'primerPago']),
  access: cartera,
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.object({ cantidad: z.number() }),
  failure: m.leerFailed,
})

/** The proof of an entity as it came. Ours. */
export const descargarComprobante = operation('descargarComprobante', {
  route: get('/api/alerce/v1/descargarComprobante', ['primerPago'], { envelope: 'binary' }),
  access: ['asesor', 'mesa'],
  request: deUnaEntidad(),
  reply: z.unknown(),
  tipos: tiposDeArchivo,
  failure: m.leerFailed,
})

/**
 * The first payment is in: the papers are queued, and the desk looks at it. A second time changes nothing, unless the
 * desk gave it back: with another proof it waits there again.
 */
export const guardarPrimerPago = operation('guardarPrimerPago', {
  route: write('/api/v3/GuardarPrimerPago', ['primerPago', 'papeles', 'venta', 'mesa']),
  access: escribenDS,
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.literal('ok'),
  failure: m.guardarFailed,
})
