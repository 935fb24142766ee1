import { situacionesDePago } from '@alerce/domain/contrato/cobro'
import { z } from 'zod'
import { cobroMessages } from '../../messages/contrato/cobro.ts'
import { mandatoMessages } from '../../messages/contrato/mandato.ts'
import { operation } from '../../operation.ts'
import { read, write } from '../../route.ts'
import { enPesos } from '../../shapes/base/dinero.ts'
import { idDe, texto } from '../../shapes/base/ids.ts'
import { secretoDelPostulante } from '../../shapes/declaracion/declaracion.ts'

/** Rate limit by address, against guessing links of applicants. */
const freno = { por: 'direccion', falla: mandatoMessages.enlaceNoVigente } as const

/** First payments that are made online, one per entity; none without a provider, or where none is asked for. */
const pagos = () =>
  z.array(
    z.object({
      entidadId: z.number(),
      /** 'AAAAMM'. */
      mes: z.string(),
      pesos: enPesos(),
      situacion: z.enum(situacionesDePago),
    }),
  )

/** Page of the provider, to which the browser goes. */
const pagina = () => z.object({ direccion: z.string() })

/** Online first payment on the applicant's own page. */
export const obtenerPagoPropio = operation('obtenerPagoPropio', {
  route: read('/api/alerce/v1/postulante/obtenerPagoPropio', ['postulante', 'primerPago']),
  access: ['postulante'],
  request: z.object({}),
  reply: pagos(),
  failure: cobroMessages.readFailed,
})

/** Opens the payment of an entity at the provider; while it waits, the same one again. */
export const abrirPagoPropio = operation('abrirPagoPropio', {
  route: write('/api/alerce/v1/postulante/abrirPagoPropio', ['postulante', 'primerPago', 'mandatos']),
  access: ['postulante'],
  request: z.object({ entidadId: idDe('empleador') }),
  reply: pagina(),
  failure: cobroMessages.abrirFailed,
})

/** Opens the mandate to which the applicant just consented at the provider. */
export const abrirMandatoPropio = operation('abrirMandatoPropio', {
  route: write('/api/alerce/v1/postulante/abrirMandatoPropio', ['postulante', 'primerPago', 'mandatos']),
  access: ['postulante'],
  request: z.object({}),
  reply: pagina(),
  failure: cobroMessages.abrirFailed,
})

/** Online first payment on the page of a link to the mandate: a manual sale has no other page. */
export const obtenerPagoPorEnlace = operation('obtenerPagoPorEnlace', {
  route: read('/api/alerce/v1/obtenerPagoPorEnlace', ['postulante', 'primerPago']),
  access: 'publica',
  request: z.object({ enlace: secretoDelPostulante() }),
  reply: pagos(),
  failure: cobroMessages.readFailed,
  freno,
})

/** Opens the payment of an entity from that page. */
export const abrirPagoPorEnlace = operation('abrirPagoPorEnlace', {
  route: write('/api/alerce/v1/abrirPagoPorEnlace', ['postulante', 'primerPago', 'mandatos']),
  access: 'publica',
  request: z.object({ enlace: secretoDelPostulante(), entidadId: idDe('empleador') }),
  reply: pagina(),
  failure: cobroMessages.abrirFailed,
  freno,
})

/** Opens the mandate to which the applicant consented on that page. */
export const abrirMandatoPorEnlace = operation('abrirMandatoPorEnlace', {
  route: write('/api/alerce/v1/abrirMandatoPorEnlace', ['postulante', 'primerPago', 'mandatos']),
  access: 'publica',
  request: z.object({ enlace: secretoDelPostulante() }),
  reply: pagina(),
  failure: cobroMessages.abrirFailed,
  freno,
})

/** Most characters of a notice. */
const LARGO_DE_AVISO = 16_000

/**
 * Notice of the provider, signed as Standard Webhooks says: its body byte by byte, and its three headers. It arrives at
 * /api/cobros/aviso. Repeated, late or out of order it is accepted and changes nothing.
 */
export const recibirAvisoDeCobro = operation('recibirAvisoDeCobro', {
  route: write('/api/alerce/v1/recibirAvisoDeCobro', ['postulante', 'prospecto', 'primerPago', 'mandatos', 'mesa']),
  access: 'publica',
  secret: true,
  request: z.object({
    cuerpo: z.string().max(LARGO_DE_AVISO),
    identidad: texto(200),
    marca: texto(20),
    firma: texto(2000),
  }),
  reply: z.literal('ok'),
  failure: cobroMessages.consultarFailed,
  freno: { por: 'direccion', falla: cobroMessages.avisoFalso },
})

/** Asks the provider about the charges of a declaration that wait, for a notice that is late or was lost. */
export const consultarCobros = operation('consultarCobros', {
  route: write('/api/alerce/v1/consultarCobros', ['postulante', 'prospecto', 'primerPago', 'mandatos', 'mesa']),
  access: ['asesor'],
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.literal('ok'),
  failure: cobroMessages.consultarFailed,
})
